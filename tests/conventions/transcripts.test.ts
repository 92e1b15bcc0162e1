import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const linesIn = (language: string) =>
  readFileSync(`tests/access/transcripts/${language}.txt`, 'utf8').split('\n')

/** What a line is, whatever its words: what the learner does, what they hear, or a pause. */
const kindOf = (line: string) => (line === '' ? 'pause' : line.startsWith('> ') ? 'act' : 'heard')

describe('what a screen reader says on the way to the trophy', () => {
  test('is as much in Spanish as in English, act by act', () => {
    expect(linesIn('es').map(kindOf)).toEqual(linesIn('en').map(kindOf))
  })

  test.each(['en', 'es'])('never names where the learner is twice, %s', (language) => {
    const lines = linesIn(language)
    const twice = lines.filter((line, index) => {
      const title = / · Norte$/.exec(line) && line.replace(/ · Norte$/, '')
      return title !== null && lines[index - 1]?.startsWith(`${title}, `)
    })
    expect(twice).toEqual([])
  })
})
