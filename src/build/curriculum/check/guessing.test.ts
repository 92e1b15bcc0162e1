import { describe, expect, it } from 'vitest'
import { shareOf, strategies, type Question } from './guessing'

/** A question; a star marks its right option. */
function question(...options: string[]): Question {
  return {
    id: 1,
    text: { en: 'What now?', es: '¿Qué haces?' },
    options: options.map((text, id) => ({
      id,
      text: { en: text.replace('*', ''), es: text.replace('*', '') },
      correct: text.startsWith('*'),
    })),
  }
}

function share(name: string, ...questions: Question[]): number {
  const strategy = strategies[name]
  if (!strategy) throw new Error(`No strategy is called ${name}`)
  return shareOf(strategy, questions, 'en')
}

describe('a guessing strategy', () => {
  it('wins if it points at the right answer, else loses', () => {
    expect(share('the longest', question('*a long one', 'short', 'tiny'))).toBe(1)
    expect(share('the longest', question('a long one', '*short', 'tiny'))).toBe(0)
    expect(share('the shortest', question('a long one', 'short', '*tiny'))).toBe(1)
  })

  it('picks at random among several matches, or among all options if none matches', () => {
    expect(share('the longest', question('*four', 'five', 'ten'))).toBe(0.5)
    expect(share('the one with a reason', question('*Stop', 'Go', 'Wait'))).toBeCloseTo(1 / 3)
  })

  it('recognizes a reason, and a word that allows no exception', () => {
    expect(share('the one with a reason', question('*Stop, because it burns', 'Go', 'Wait'))).toBe(
      1,
    )
    expect(share('no always or never', question('*Wait', 'It never ends', 'Nobody is there'))).toBe(
      1,
    )
  })

  it('is counted over all questions', () => {
    const [won, lost] = [question('*a long one', 'b', 'c'), question('a long one', '*b', 'c')]
    expect(share('the longest', won, lost)).toBe(0.5)
  })
})
