import { describe, expect, it } from 'vitest'
import { putInContractWords } from './contract-words'

function read(answer: unknown, textItem?: string) {
  const notes: string[] = []
  const note = (place: string, came: string) => notes.push(`${place}: ${came}`)
  const value = putInContractWords(answer, { note, baseUrl: 'https://api.norte.example', textItem })
  return { value, notes }
}

/** So many times one inside the other. */
const nested = (times: number, wrap: (inner: unknown) => unknown, core: unknown): unknown =>
  times === 0 ? core : wrap(nested(times - 1, wrap, core))

describe('a field', () => {
  it.each(['onboard_completed', 'isLinkedToGoal', 'hasSkillsForUser', 'success', 'isCorrect'])(
    '%s is a yes or a no',
    (field) => {
      expect(read({ [field]: 'yes' })).toEqual({
        value: { [field]: true },
        notes: [`${field}: as "yes"`],
      })
    },
  )

  it.each([
    ['status', 'Completed', 'completed'],
    ['updatedState', 'In progress', 'in_progress'],
    ['progress', '40', 40],
    ['videoUrl', '/clip.mp4', 'https://api.norte.example/clip.mp4'],
  ])('%s that is %j is read as %j', (field, came, value) => {
    expect(read({ [field]: came })).toEqual({
      value: { [field]: value },
      notes: [`${field}: as ${JSON.stringify(came)}`],
    })
  })

  it('is noted with no more of it than shows what it is', () => {
    const came = `in${' '.repeat(60)}progress`
    expect(read({ status: came }).notes).toEqual([`status: as "in${' '.repeat(37)}`])
  })

  it('of no contract stays as it is', () => {
    const answer = { wanted: 'yes', title: 'Completed', name: '40', text: '/clip.mp4' }
    expect(read(answer)).toEqual({ value: answer, notes: [] })
  })

  it('is noted when its name was spelled otherwise', () => {
    expect(read({ video_url: 'https://a.example/b' }).notes).toEqual(['videoUrl: as "video_url"'])
  })

  it("in the contract's spelling goes before all others, wherever it stands", () => {
    const own = { value: { isCorrect: true }, notes: [] }
    expect(read({ isCorrect: true, is_correct: false })).toEqual(own)
    expect(read({ is_correct: false, isCorrect: true })).toEqual(own)
  })

  it('in two other spellings is the first of them', () => {
    expect(read({ iscorrect: 'no', is_correct: 'yes' })).toEqual({
      value: { isCorrect: false },
      notes: ['isCorrect: as "iscorrect"', 'isCorrect: as "no"'],
    })
  })

  it('is found in lists that no contract knows', () => {
    expect(read({ tags: [{ is_correct: true }] })).toEqual({
      value: { tags: [{ isCorrect: true }] },
      notes: ['tags.0.isCorrect: as "is_correct"'],
    })
  })
})

describe('what is deeper than any answer', () => {
  const ways = {
    objects: (inner: unknown) => ({ a: inner }),
    lists: (inner: unknown) => [inner],
    'a list that is none': (inner: unknown) => ({ steps: inner }),
    'steps in steps': (inner: unknown) => ({ steps: [inner] }),
  }

  it.each(Object.entries(ways))('is left alone: %s', (_what, wrap) => {
    const core = { is_correct: true }
    expect(read(nested(12, wrap, core)).value).toEqual(nested(12, wrap, { isCorrect: true }))
    expect(read(nested(13, wrap, core)).value).toEqual(nested(13, wrap, core))
  })
})

describe('the items of a list', () => {
  it.each(['data', 'skills', 'selectedSkills', 'subskills', 'questions', 'options'])(
    'of %s hold an id once, whatever is round it',
    (list) => {
      const items = [{ id: '1 ' }, { id: 1 }, { id: 2 }, { id: ' 2' }]
      expect(read({ [list]: items })).toEqual({
        value: { [list]: [{ id: '1 ' }, { id: 2 }] },
        notes: [
          `${list}.1: an id that was there already`,
          `${list}.3: an id that was there already`,
        ],
      })
    },
  )

  it.each(['data', 'skills', 'selectedSkills', 'subskills'])('of %s need an id', (list) => {
    const items = [{ id: Number.NaN }, { id: ' ' }, { id: true }, {}]
    expect(read({ [list]: items }).value).toEqual({ [list]: [] })
  })

  it.each(['data', 'skills', 'subskills'])('of %s are no bare ids', (list) => {
    expect(read({ [list]: [7] }).value).toEqual({ [list]: [] })
  })

  it('of the map are told apart by their category, and need one', () => {
    const [cooking, money] = [{ category: { id: 1 } }, { category: { id: 2 } }]
    expect(
      read({ 'skill-map': [cooking, { category: {} }, {}, money, { category: { id: '2' } }] })
        .value,
    ).toEqual({ 'skill-map': [cooking, money] })
  })

  it('of a step are told apart by their type and id, and may lack an id', () => {
    const [video, quiz, odd] = [{ type: 'video', id: 1 }, { type: 'quiz', id: 1 }, { type: 'pdf' }]
    expect(read({ modules: [video, quiz, { type: 'video', id: '1' }, odd, odd] })).toEqual({
      value: { modules: [video, quiz, odd, odd] },
      notes: ['modules.2: an id that was there already'],
    })
  })

  it('of the selected skills may be the ids themselves', () => {
    expect(read({ selectedSkills: [1, '2', '1', ' '] })).toEqual({
      value: { selectedSkills: [1, '2'] },
      notes: [
        'selectedSkills.2: an id that was there already',
        'selectedSkills.3: an item that cannot be read',
      ],
    })
  })

  it('of steps stay for who counts them, and those without words are noted', () => {
    expect(read({ steps: [{}, null, 'Shop'] })).toEqual({
      value: { steps: [{}, null, 'Shop'] },
      notes: ['steps.0: an item without words', 'steps.1: an item without words'],
    })
  })

  it.each(['questions', 'options'])('of %s may lack an id, but are something', (list) => {
    expect(read({ [list]: [{}, null, {}] })).toEqual({
      value: { [list]: [{}, {}] },
      notes: [`${list}.1: an item that cannot be read`],
    })
  })

  it.each(['questions', 'options', 'steps', 'modules'])(
    'of %s are none where it is null',
    (list) => {
      expect(read({ [list]: null })).toEqual({ value: { [list]: [] }, notes: [`${list}: as null`] })
    },
  )

  it('are not looked for in a text', () => {
    expect(read({ steps: 'x' }).value).toEqual({ steps: 'x' })
  })
})

describe('a bare text', () => {
  it('among options is noted', () => {
    expect(read({ options: ['Yes'] })).toEqual({
      value: { options: [{ text: 'Yes' }] },
      notes: ['options.0: as a bare text'],
    })
  })

  it('stays what it is in a list where nothing is known of it', () => {
    expect(read({ steps: ['Wash'] })).toEqual({ value: { steps: ['Wash'] }, notes: [] })
    expect(read({ data: ['Other'] })).toEqual({
      value: { data: [] },
      notes: ['data.0: an item that cannot be read'],
    })
  })

  it('among goals is noted, and none where it says nothing', () => {
    expect(read({ data: ['Other', '  '] }, 'name')).toEqual({
      value: { data: [{ id: 'Other', name: 'Other' }] },
      notes: ['data.0: as a bare text', 'data.1: an item that cannot be read'],
    })
  })
})
