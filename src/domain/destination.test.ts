import { describe, expect, test } from 'vitest'
import { destinationOf } from './destination'

describe('destinationOf', () => {
  test.each([
    ['filled', true, '/skillmap'],
    ['filled', false, '/skillmap'],
    ['unknown', true, '/skillmap'],
    ['unknown', false, '/lifegoals'],
    ['empty', true, '/skill-selection'],
    ['empty', false, '/lifegoals'],
  ] as const)('map %s, onboarded: %s: %s', (map, onboardCompleted, path) => {
    expect(destinationOf({ map, onboardCompleted })).toBe(path)
  })
})
