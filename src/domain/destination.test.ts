import { describe, expect, it } from 'vitest'
import { destinationOf } from './destination'

describe('destinationOf', () => {
  it.each([
    [true, 'filled', true, '/lifegoals'],
    [true, 'empty', true, '/lifegoals'],
    [true, 'unknown', false, '/lifegoals'],
    [false, 'filled', true, '/skillmap'],
    [false, 'filled', false, '/skillmap'],
    [false, 'unknown', true, '/skillmap'],
    [false, 'unknown', false, '/lifegoals'],
    [false, 'empty', true, '/skill-selection'],
    [false, 'empty', false, '/lifegoals'],
  ] as const)('new: %s, map %s, onboarded: %s: %s', (isNewUser, map, onboardCompleted, path) => {
    expect(destinationOf({ isNewUser, map, onboardCompleted })).toBe(path)
  })
})
