import { describe, expect, it } from 'vitest'
import { curriculum } from '../../curriculum/curriculum'
import { readClips } from './clips'
import { pictures } from './pictures'
import { drawAt, inTurn, move, secondsFor, slide, turn } from './scene'

const clips = readClips()
const scenes = clips.flatMap((clip) => clip.scenes)
const used = scenes.map((scene) => scene.picture)

describe('the clips', () => {
  it('exist for every video of the curriculum, and for nothing else', () => {
    const videos = curriculum.skills.flatMap((skill) =>
      skill.subSkills.flatMap(({ modules }) =>
        modules.flatMap((module) => (module.type === 'video' ? [module.clip] : [])),
      ),
    )
    expect(clips.map(({ name }) => name).toSorted()).toEqual(videos.toSorted())
  })

  it('have a unique picture for every scene', () => {
    expect(used.toSorted()).toEqual(Object.keys(pictures).toSorted())
  })

  it.each(clips)('$name lasts 16 to 40 seconds in both languages', ({ scenes: parts }) => {
    for (const language of ['en', 'es'] as const) {
      const seconds = parts.reduce((sum, { text }) => sum + secondsFor(text[language]), 0)
      expect(seconds).toBeGreaterThanOrEqual(16)
      expect(seconds).toBeLessThanOrEqual(40)
    }
  })

  it('have no sentence of more than 12 words', () => {
    const sentences = scenes
      .flatMap(({ text }) => [text.en, text.es])
      .flatMap((text) => text.split(/(?<=[.!?:][”»]?)\s+/))
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 12)).toEqual([])
  })

  it('show something in the first frame', () => {
    const first = clips.map((clip) => pictures[clip.scenes[0]?.picture ?? '']?.[0])
    expect(first.filter((layer) => !layer || layer.fades)).toEqual([])
  })

  it.each(Object.entries(pictures))('come to rest: %s', (_, picture) => {
    expect(drawAt(picture, 3.5)).toBe(picture.map((layer) => layer.svg).join(''))
  })
})

describe('a layer', () => {
  it('slides in from its offset while it fades in', () => {
    const picture = [slide(1, -40, 0, '<a/>')]
    expect(drawAt(picture, 0)).toBe('<g transform="translate(-40 0)" opacity="0"><a/></g>')
    expect(drawAt(picture, 1.375)).toBe('<g transform="translate(-20 0)" opacity="0.5"><a/></g>')
    expect(drawAt(picture, 2)).toBe('<a/>')
  })

  it('moves and turns without fading', () => {
    expect(drawAt([move(0, 8, 4, '<a/>')], 0)).toBe('<g transform="translate(8 4)"><a/></g>')
    expect(drawAt([turn(0, 90, 5, 6, '<a/>')], 0)).toBe(
      '<g transform="translate(0 0) rotate(90 5 6)"><a/></g>',
    )
  })

  it('is visible at once if it is the first of several', () => {
    expect(drawAt(inTurn(['<a/>', '<b/>']), 0)).toMatch(/^<a\/><g /)
  })
})

describe('the duration of a scene', () => {
  it('allows reading 80 words a minute, after a moment to look', () => {
    expect(secondsFor('Hello.')).toBe(4)
    expect(secondsFor('one two three four five six seven')).toBeCloseTo(6.25)
    expect(secondsFor('word '.repeat(12).trim())).toBe(10)
  })
})
