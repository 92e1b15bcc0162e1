import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const linesIn = (language: string) =>
  readFileSync(`tests/access/transcripts/${language}.txt`, 'utf8').split('\n')

/** The kind of a line: an action of the learner, an announcement, or a pause. */
const kindOf = (line: string) => (line === '' ? 'pause' : line.startsWith('> ') ? 'act' : 'heard')

describe('the transcript of a screen reader on the way to the trophy', () => {
  test('has the same actions and announcements in Spanish and English', () => {
    expect(linesIn('es').map(kindOf)).toEqual(linesIn('en').map(kindOf))
  })

  test.each(['en', 'es'])('never announces the screen twice, %s', (language) => {
    const lines = linesIn(language)
    const twice = lines.filter((line, index) => {
      const title = / · Norte$/.exec(line) && line.replace(/ · Norte$/, '')
      return title !== null && lines[index - 1]?.startsWith(`${title}, `)
    })
    expect(twice).toEqual([])
  })
})
