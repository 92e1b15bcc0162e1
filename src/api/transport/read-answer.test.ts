import { describe, expect, it, test } from 'vitest'
import * as account from '../answers/account'
import * as learning from '../answers/learning'
import * as lessons from '../answers/modules'
import * as goals from '../answers/onboarding'
import * as skills from '../answers/skills'
import { saved } from './answer-schemas'
import { ApiError } from './api-error'
import { readAnswer } from './read-answer'

const base = 'https://api.norte.example/v1'
const path = {
  skill_name: 'Cook',
  subskills: [{ id: 101, title: 'Read', modules: [{ id: 1, type: 'video', status: 'completed' }] }],
}

const schemas = { ...account, ...learning, ...lessons, ...goals, ...skills, saved }
type Answer = Exclude<keyof typeof schemas, 'moduleTypes'>

const read = (answer: unknown, of: Answer) => readAnswer(answer, schemas[of], base)
const valueOf = (answer: unknown, of: Answer) => read(answer, of).value
const placesOf = (answer: unknown, of: Answer) =>
  read(answer, of).differences.map(({ place, received }) => `${place}: ${received}`)

function failure(answer: unknown, of: Answer): ApiError {
  try {
    read(answer, of)
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error('It was accepted')
}

describe('an answer that follows the contract', () => {
  it.each([
    [path, 'learningPath'],
    [{ 'skill-map': [] }, 'skillMap'],
    [{ data: [{ id: 1, name: 'Other' }] }, 'lifeGoals'],
    [{ data: [], hasSkillsForUser: false }, 'skillCategories'],
    [{ success: true }, 'savedSelection'],
    [{ user: { username: null } }, 'userDetails'],
    [{ steps: ['Buy milk', { text: 'Pay' }], title: '' }, 'challenge'],
    [{ error: null, access_token: 'a' }, 'googleSession'],
  ] as const)('stays unchanged and is not noted: %j', (answer, of) => {
    expect(read(answer, of)).toEqual({ value: answer, differences: [] })
  })

  it('may be the list of questions without an object', () => {
    expect(read([{ id: 5 }], 'quizQuestions')).toEqual({
      value: { questions: [{ id: 5 }] },
      differences: [],
    })
  })
})

describe('an envelope', () => {
  it.each(['data', 'result', 'results', 'payload', 'response', 'body', 'Data'])(
    'called "%s" is opened, and noted',
    (key) => {
      expect(valueOf({ [key]: path }, 'learningPath')).toEqual(path)
      expect(placesOf({ [key]: path }, 'learningPath')).toEqual([`: inside "${key}"`])
    },
  )

  it('is opened with a success field beside it', () => {
    const video = { title: 'Knife', videoUrl: 'https://a.example/b.mp4' }
    expect(valueOf({ status: 'success', message: 'OK', data: video }, 'video')).toEqual(video)
    expect(valueOf({ success: 1, data: { access_token: 'a' } }, 'googleSession')).toMatchObject({
      access_token: 'a',
    })
  })

  it('with the list directly inside is opened', () => {
    expect(valueOf({ result: path.subskills }, 'learningPath')).toEqual({
      subskills: path.subskills,
    })
    expect(valueOf({ data: { data: [{ id: 1 }] } }, 'lifeGoals')).toEqual({ data: [{ id: 1 }] })
  })

  it('around the list alone is opened, and the fields beside it stay', () => {
    const { skill_name, subskills } = path
    expect(valueOf({ skill_name, data: subskills }, 'learningPath')).toMatchObject(path)
    expect(valueOf({ skill_name, subskills: { data: subskills } }, 'learningPath')).toEqual(path)
    expect(
      valueOf({ hasSkillsForUser: true, data: { data: [{ id: 1 }] } }, 'skillCategories'),
    ).toEqual({ hasSkillsForUser: true, data: [{ id: 1 }] })
  })

  it('around the list alone is noted at the list', () => {
    const { skill_name, subskills } = path
    expect(placesOf({ skill_name, data: subskills }, 'learningPath')).toEqual([
      'subskills: inside "data"',
    ])
  })

  it('without a list is skipped in favor of the one with the list', () => {
    const { skill_name, subskills } = path
    for (const body of ['x', null, {}]) {
      expect(valueOf({ skill_name, body, data: subskills }, 'learningPath')).toMatchObject(path)
    }
  })

  it('named like the list is opened with all of its fields', () => {
    const inside = { hasSkillsForUser: true, data: [{ id: 1 }] }
    expect(valueOf({ data: inside }, 'skillCategories')).toEqual(inside)
  })

  it('is not opened if no list is expected', () => {
    expect(valueOf({ pdf_data: 'a', result: [1] }, 'pdf')).toStrictEqual({
      pdf_data: 'a',
      result: [1],
    })
    expect(read([1], 'pdf')).toEqual({ value: [1], differences: [] })
  })

  it('of an unknown name is not opened', () => {
    expect(failure({ skill_name: 'Cook', items: path.subskills }, 'learningPath').kind).toBe(
      'invalid-answer',
    )
    expect(failure({ items: path }, 'learningPath').kind).toBe('invalid-answer')
  })
})

describe('a list', () => {
  it('without an object around it is accepted', () => {
    expect(valueOf(path.subskills, 'learningPath')).toEqual({ subskills: path.subskills })
    expect(placesOf([], 'skillMap')).toEqual([': a bare list'])
  })

  it.each(['skill_map', 'skillMap', 'SkillMap', 'skill-map'])('may be called %s', (key) => {
    expect(valueOf({ [key]: [] }, 'skillMap')).toEqual({ 'skill-map': [] })
  })

  it.each([['subSkills'], ['sub_skills'], ['SUBSKILLS']])('may be called %s', (key) => {
    expect(valueOf({ [key]: [] }, 'learningPath')).toEqual({ subskills: [] })
  })

  it('that is null is empty', () => {
    expect(valueOf({ 'skill-map': null }, 'skillMap')).toEqual({ 'skill-map': [] })
    expect(placesOf({ subskills: [{ id: 1, modules: null }] }, 'learningPath')).toEqual([
      'subskills.0.modules: as null',
    ])
  })

  it.each([
    [{}],
    [{ skill_name: 'Cook' }],
    [{ message: 'Hello' }],
    ['a text'],
    [7],
    [null],
    [{ subskills: 'x' }],
  ])('that is missing in %j is an error, not an empty list', (answer) =>
    expect(failure(answer, 'learningPath').kind).toBe('invalid-answer'),
  )

  it('that is missing is named for a report', () => {
    expect(failure({}, 'learningPath').cause).toContain('subskills')
  })

  it("that is missing keeps the server's message in the error", () => {
    expect(failure({ message: 'No subskills found' }, 'learningPath').serverMessage).toBe(
      'No subskills found',
    )
  })

  it('drops only the items that do not parse', () => {
    const answer = { subskills: [null, { id: 1 }, 'x', { title: 'no id' }, { id: '2' }] }
    expect(valueOf(answer, 'learningPath')).toEqual({ subskills: [{ id: 1 }, { id: '2' }] })
    expect(placesOf(answer, 'learningPath')).toEqual([
      'subskills.0: an item that cannot be read',
      'subskills.2: an item that cannot be read',
      'subskills.3: an item that cannot be read',
    ])
  })

  it('has unique ids: the first one counts, as number or text', () => {
    const answer = {
      data: [
        { id: 1, name: 'a' },
        { id: '1', name: 'b' },
      ],
    }
    expect(valueOf(answer, 'lifeGoals')).toEqual({ data: [{ id: 1, name: 'a' }] })
  })

  it('may hold the same id for modules of two types', () => {
    const modules = [
      { id: 1, type: 'video' },
      { id: 1, type: 'quiz' },
      { id: 1, type: 'quiz' },
    ]
    expect(valueOf({ subskills: [{ id: 1, modules }] }, 'learningPath')).toEqual({
      subskills: [{ id: 1, modules: modules.slice(0, 2) }],
    })
  })

  it('keeps modules, questions and options without an id, whose screens show the error', () => {
    const answer = { questions: [{ options: [{}, {}] }, {}] }
    expect(valueOf(answer, 'quizQuestions')).toEqual(answer)
  })

  it('accepts plain ids of selected skills', () => {
    const answer = { data: [{ id: 1, selectedSkills: [11, '12', { id: 13 }, null, 11] }] }
    expect(valueOf(answer, 'skillCategories')).toEqual({
      data: [{ id: 1, selectedSkills: [11, '12', { id: 13 }] }],
    })
  })
})

describe('a plain string', () => {
  it('among options is the text of one without an id', () => {
    expect(valueOf({ questions: [{ id: 1, options: ['Yes'] }] }, 'quizQuestions')).toEqual({
      questions: [{ id: 1, options: [{ text: 'Yes' }] }],
    })
  })

  it('among goals is a goal, sent back unchanged', () => {
    expect(valueOf({ data: ['Other'] }, 'lifeGoals')).toEqual({
      data: [{ id: 'Other', name: 'Other' }],
    })
  })

  it('is not a category', () => {
    expect(valueOf({ data: ['Cooking'] }, 'skillCategories')).toEqual({ data: [] })
  })
})

describe('a field', () => {
  it.each([
    [{ is_correct: true }, 'quizResult', { isCorrect: true }],
    [{ video_url: 'https://a.example/b' }, 'video', { videoUrl: 'https://a.example/b' }],
    [{ accessToken: 'a', expiresAt: 5 }, 'googleSession', { access_token: 'a', expires_at: 5 }],
    [{ pdfData: 'JVBE' }, 'pdf', { pdf_data: 'JVBE' }],
    [
      { data: [], has_skills_for_user: false },
      'skillCategories',
      { data: [], hasSkillsForUser: false },
    ],
  ] as const)('may be in snake_case or camelCase: %j', (answer, of, value) => {
    expect(valueOf(answer, of)).toEqual(value)
    expect(placesOf(answer, of)).not.toEqual([])
  })

  it('in the spelling of the contract wins over another one', () => {
    expect(valueOf({ is_correct: false, isCorrect: true }, 'quizResult')).toEqual({
      isCorrect: true,
    })
  })

  it('of an unknown name stays unchanged', () => {
    expect(valueOf({ pdf_data: 'a', page_count: 3 }, 'pdf')).toEqual({
      pdf_data: 'a',
      page_count: 3,
    })
  })

  it('cannot change the prototype of an object', () => {
    const value = valueOf(JSON.parse('{"pdf_data":"a","__proto__":{"success":false}}'), 'pdf')
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })
})

describe('a value', () => {
  it.each([true, 1, '1', 'true', 'True', ' yes ', 'YES'])('%j is true', (isCorrect) => {
    expect(valueOf({ isCorrect }, 'quizResult')).toEqual({ isCorrect: true })
  })

  it.each([false, 0, '0', 'false', 'False', 'no'])('%j is false', (isCorrect) => {
    expect(valueOf({ isCorrect }, 'quizResult')).toEqual({ isCorrect: false })
  })

  it.each(['maybe', 2, null, '', {}])('%j is neither', (isCorrect) => {
    expect(valueOf({ isCorrect }, 'quizResult')).toEqual({ isCorrect })
  })

  it.each([
    ['Completed', 'completed'],
    ['COMPLETED', 'completed'],
    ['In Progress', 'in_progress'],
    ['in-progress', 'in_progress'],
    ['IN_PROGRESS', 'in_progress'],
    ['inProgress', 'in_progress'],
    ['not completed', 'not completed'],
    ['done', 'done'],
    [null, null],
  ])('status %j is %j', (status, value) => {
    const modules = [{ id: 1, type: 'pdf', status }]
    expect(valueOf({ subskills: [{ id: 1, modules }] }, 'learningPath')).toEqual({
      subskills: [{ id: 1, modules: [{ id: 1, type: 'pdf', status: value }] }],
    })
  })

  it('is noted with at most forty characters', () => {
    const status = `Completed${' '.repeat(200)}`
    const [note = ''] = placesOf({ steps: [], title: 'a', status }, 'challenge')
    expect(note.length).toBeLessThan(60)
  })

  it('of a step without text is noted', () => {
    const steps = ['Shop', ' ', null, { text: '' }, { external_resource: 'https://a.example' }, 5]
    expect(placesOf({ title: 'Cook', steps }, 'challenge')).toEqual(
      [1, 2, 3, 4, 5].map((at) => `steps.${at}: an item that cannot be read`),
    )
    expect(placesOf({ title: 'Cook', steps: [{ text: 5 }] }, 'challenge')).toEqual([])
  })

  it('progress may be a number in a text', () => {
    expect(
      valueOf(
        { 'skill-map': [{ category: { id: 1 }, selectedSkills: [{ id: 1, progress: '40' }] }] },
        'skillMap',
      ),
    ).toEqual({ 'skill-map': [{ category: { id: 1 }, selectedSkills: [{ id: 1, progress: 40 }] }] })
  })
})

describe('the address of a video', () => {
  it.each([
    ['https://a.example/b.mp4', 'https://a.example/b.mp4'],
    ['//cdn.example/b.mp4', 'https://cdn.example/b.mp4'],
    ['www.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=1'],
    ['youtu.be/abc', 'https://youtu.be/abc'],
    ['/clips/b.mp4', 'https://api.norte.example/clips/b.mp4'],
    ['clips/b.mp4', 'https://api.norte.example/v1/clips/b.mp4'],
    ['b.mp4', 'https://api.norte.example/v1/b.mp4'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('%j is read as %j', (videoUrl, value) => {
    expect(valueOf({ title: '', videoUrl }, 'video')).toEqual({ title: '', videoUrl: value })
  })
})

describe('an answer to a write', () => {
  it.each([
    [undefined],
    [null],
    [''],
    [[]],
    [{ data: [] }],
    [true],
    [1],
    ['true'],
    ['OK'],
    ['Saved.'],
    ['Created'],
    [' OK '],
    ['Password reset successful'],
    [{}],
  ])('%j means that it is saved', (answer) => expect(() => read(answer, 'saved')).not.toThrow())

  it.each([false, 0, 'no', { success: false }, { success: 'False' }, { data: { success: 0 } }])(
    '%j means that it is not saved',
    (answer) => expect(failure(answer, 'savedSelection').kind).toBe('refused'),
  )

  it.each([
    'Not saved',
    'Not found',
    'Session expired',
    'Unauthorized',
    'Service Unavailable',
    'Error',
    'Save failed',
    'No se guardó',
  ])('%j has a message that it is not saved, which is kept', (answer) => {
    expect(failure(answer, 'saved')).toMatchObject({ kind: 'refused', serverMessage: answer })
  })

  it.each(['Accepted', 'Queued', 'Hello', 'Guardado', 'x'.repeat(80), 'Saved; really', '{"ok":'])(
    '%j does not tell, like a missing response',
    (answer) => {
      expect(failure(answer, 'saved')).toMatchObject({
        kind: 'no-response',
        serverMessage: undefined,
        cause: expect.stringContaining('whether it is saved'),
      })
    },
  )

  it.each([['<!doctype html><p>Sign in to the network</p>'], [' <p>'], [7], [[1]]])(
    '%j is not from the backend',
    (answer) => {
      expect(failure(answer, 'saved').kind).toBe('invalid-answer')
      expect(failure(answer, 'saved').cause).toContain('neither an object nor a word')
    },
  )

  it.each([
    ['', ': an empty answer'],
    [true, ': a bare yes'],
    ['OK', ': a plain word'],
  ])('%j is noted', (answer, note) => expect(placesOf(answer, 'saved')).toEqual([note]))

  it('keeps its state, even inside an envelope', () => {
    expect(valueOf({ updated_state: 'In Progress' }, 'savedState')).toEqual({
      updatedState: 'in_progress',
    })
    expect(valueOf({ status: 'ok', data: { updatedState: 'completed' } }, 'savedState')).toEqual({
      updatedState: 'completed',
    })
  })
})

describe('a 2xx answer of failure', () => {
  test.each([
    [{ success: false, message: 'Not now' }, 'skillMap', 'Not now'],
    [{ error: 'Not now' }, 'googleSession', 'Not now'],
    [{ error: { message: 'Not now' } }, 'video', 'Not now'],
    [{ success: false, 'skill-map': [] }, 'skillMap', undefined],
    [{ SUCCESS: true, success: false }, 'savedSelection', undefined],
    [{ success: false, data: path }, 'learningPath', undefined],
    [{ error: 'Not now', data: {} }, 'googleSession', 'Not now'],
    [{ error: 'Not now', success: true }, 'savedSelection', 'Not now'],
    [{ error: true, message: 'Not now' }, 'savedPassword', 'Not now'],
    [{ error: 'Not now' }, 'saved', 'Not now'],
    [{ data: null, error: 'Not now' }, 'savedState', 'Not now'],
    [{ status: 'error', message: 'Not now' }, 'saved', 'Not now'],
    [{ status: ' Fail ', message: 'Not now' }, 'savedState', 'Not now'],
    [{ Status: 'FAILED' }, 'saved', undefined],
    [{ status: 'failure', success: true }, 'savedSelection', undefined],
    [{ status: 'error', message: 'Token is valid.' }, 'resetTokenMessage', 'Token is valid.'],
    [{ status: 'error', data: {}, message: 'Not now' }, 'saved', 'Not now'],
    [{ success: false, data: {}, message: 'Not now' }, 'savedState', 'Not now'],
    [{ errors: ['Not now'] }, 'saved', 'Not now'],
    [{ errors: [{ message: 'Not now' }], updatedState: 'completed' }, 'savedState', 'Not now'],
    [{ errors: { email: ['Not now'] } }, 'savedSelection', 'Not now'],
    [{ errors: ['Not now'], data: null }, 'video', 'Not now'],
    [{ ok: false }, 'saved', undefined],
    [{ OK: 'no', message: 'Not now' }, 'saved', 'Not now'],
    [{ saved: false, updatedState: 'completed' }, 'savedState', undefined],
    [{ ok: false, data: { id: 5 } }, 'saved', undefined],
    [{ status: 400 }, 'saved', undefined],
    [{ status: '503', detail: 'Not now' }, 'saved', 'Not now'],
    [{ status: 404, title: 'Not now' }, 'video', undefined],
    [{ message: 'Module not found' }, 'saved', 'Module not found'],
    [{ message: 'Module not found' }, 'savedState', 'Module not found'],
    [{ data: { message: 'Not saved' } }, 'savedSelection', 'Not saved'],
    [{ data: { error: 'Email already exists' } }, 'saved', 'Email already exists'],
    [{ result: 'Not saved' }, 'saved', 'Not saved'],
  ] as const)('%j is recognized, with its message', (answer, of, message) => {
    expect(failure(answer, of)).toMatchObject({ kind: 'refused', serverMessage: message })
  })

  it.each([
    [{ error: 'Deprecated', 'skill-map': [] }, 'skillMap'],
    [{ error: false, success: true }, 'savedSelection'],
    [{ error: 'no', success: true }, 'savedSelection'],
    [{ error: '', message: 'Saved' }, 'saved'],
    [{ status: 'ok', message: 'No error' }, 'saved'],
    [{ status: 'no errors' }, 'saved'],
    [{ status: 'error-free' }, 'saved'],
    [{ status: 'an error' }, 'saved'],
    [{ status: 200 }, 'saved'],
    [{ errors: [] }, 'saved'],
    [{ errors: {}, success: true }, 'savedSelection'],
    [{ errors: 0, message: 'Saved' }, 'saved'],
    [{ errors: ['Deprecated'], 'skill-map': [] }, 'skillMap'],
    [{ saved: false, pdf_data: 'a' }, 'pdf'],
    [{ success: true, message: 'Nothing was removed' }, 'savedSelection'],
    [{ ok: true, message: 'No skill is missing' }, 'saved'],
    [{ updatedState: 'completed', message: 'The next module is not open' }, 'savedState'],
    [{ message: 'User registered' }, 'saved'],
    [{ message: 'Queued' }, 'saved'],
    [{ status: 'error', access_token: 'a' }, 'googleSession'],
  ] as const)('%j is not one', (answer, of) => expect(() => read(answer, of)).not.toThrow())
})
