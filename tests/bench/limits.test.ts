import { describe, expect, test } from 'vitest'
import { missed, missedFrames, noiseOf } from './limits'

describe('the noise of a benchmark', () => {
  test('is half of the spread of the runs', () => {
    expect(noiseOf([50, 40, 60])).toBe(10)
    expect(noiseOf([7])).toBe(0)
  })

  test('ignores an outlier at each end if there are enough runs', () => {
    expect(noiseOf([50, 52, 48, 400, 1])).toBe(2)
  })
})

describe('a limit', () => {
  const popover = 'open a popover on the path'
  const frames = '60 skills: frames a second'

  test('is missed only by more than the noise', () => {
    expect(missed(popover, [216, 216, 224])).toBe(
      'open a popover on the path: 216, wanted at most 200 (noise 4)',
    )
    expect(missed(popover, [192, 208, 240])).toBeNull()
    expect(missed(popover, [184, 192, 200])).toBeNull()
  })

  test('is not excused by widely spread runs', () => {
    expect(missed(popover, [232, 256, 440])).toContain('at most 200')
  })

  test('may be a minimum', () => {
    expect(missed(frames, [50, 50, 51])).toContain('at least 58')
    expect(missed(frames, [60, 59, 60])).toBeNull()
  })

  test('is the empty page’s frame rate on a machine that cannot reach the limit', () => {
    expect(missedFrames(frames, [50, 50, 50], 60)).toContain('at least 58')
    expect(missedFrames(frames, [40, 40, 40], 41)).toBeNull()
    expect(missedFrames(frames, [30, 30, 31], 41)).toContain('an empty page has 41')
  })

  test('applies only to values that have one', () => {
    expect(missed('cold load', [1e6])).toBeNull()
    expect(missed(popover, [])).toBeNull()
  })
})
