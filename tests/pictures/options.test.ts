import { describe, expect, test } from 'vitest'
import { isWanted, readOptions } from './options'

const numbers = (...args: string[]) => readOptions(args).pairings.map(({ number }) => number)

describe('the options of npm run screens', () => {
  test('select all four pairings with common settings by default', () => {
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(readOptions([]).settings).toEqual({
      zoom: 100,
      forcedColors: false,
      moreContrast: false,
    })
  })

  test('leave the phones out of zoomed pages, unless they are named', () => {
    expect(numbers('--zoom', '400')).toEqual([1, 2])
    expect(numbers('--zoom', '200', '--pairing', '3')).toEqual([3])
  })

  test.each([
    [['--pairing', '5'], 'there are 4'],
    [['--zoom', '40'], 'from 100 to 500'],
  ])('explain what is wrong with %j', (args, words) => {
    expect(() => readOptions(args)).toThrow(words)
  })
})

describe('the selected states', () => {
  const state = { name: 'path-step', mock: 'learning-path-sheet' }

  test.each([
    [[], true],
    [['sheet'], true],
    [['map', 'path'], true],
    [['map'], false],
    [['--only', 'path-step'], true],
    [['--only', 'path'], false],
    [['path', '--only', 'path'], false],
  ])('with %j: %s', (args, taken) => {
    expect(isWanted(state, readOptions(args))).toBe(taken)
  })
})
