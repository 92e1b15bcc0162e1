import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ships, chosenSettings, settingsOf, settingValues, shipSettings } from './settings'

describe('the settings of a learner', () => {
  it('default to those of a yacht and the colors of the device', () => {
    expect(settingsOf(undefined, undefined)).toEqual({
      ...shipSettings.yacht,
      colours: 'device',
      contrast: 'device',
      speed: 'normal',
    })
  })

  it.each(ships)('come from the %s, unless the learner has chosen', (ship) => {
    expect(settingsOf(ship, undefined)).toMatchObject(shipSettings[ship])
    const own = { view: 'list', hints: 'short', textSize: '175', leaving: undefined } as const
    expect(settingsOf(ship, own)).toEqual({
      ...settingsOf(ship, undefined),
      view: 'list',
      hints: 'short',
      textSize: '175',
    })
  })

  it('differ from ship to ship only as the rules say', () => {
    const { 'row-boat': rowBoat, yacht, cruise } = shipSettings
    expect(rowBoat).toEqual({
      textSize: '100',
      view: 'map',
      hints: 'short',
      lessonHints: 'first',
      challenge: 'all',
      celebrations: 'full',
      leaving: 'go',
      listen: 'parts',
    })
    expect(yacht).toEqual({ ...rowBoat, hints: 'full' })
    expect(cruise).toEqual({
      textSize: '125',
      view: 'list',
      hints: 'full',
      lessonHints: 'always',
      challenge: 'one',
      celebrations: 'calm',
      leaving: 'ask',
      listen: 'each',
    })
  })
})

describe('stored settings', () => {
  const read = (kept: unknown) => v.safeParse(chosenSettings, kept)

  // Spelled out, because renaming a value would lose the stored choices of learners.
  const offered = {
    textSize: ['100', '125', '150', '175', '200'],
    colours: ['device', 'light', 'dark'],
    contrast: ['device', 'more'],
    view: ['map', 'list'],
    hints: ['short', 'full'],
    lessonHints: ['first', 'always'],
    challenge: ['all', 'one'],
    celebrations: ['full', 'calm'],
    leaving: ['go', 'ask'],
    listen: ['parts', 'each', 'hidden'],
    speed: ['normal', 'slow'],
  }

  it('are read with every value ever offered', () => {
    expect(settingValues).toEqual(offered)
    for (const [name, values] of Object.entries(offered)) {
      for (const value of values) {
        expect(read({ [name]: value }).output).toMatchObject({ [name]: value })
      }
    }
  })

  it('drop malformed or unknown values and keep the rest', () => {
    const kept = { textSize: 150, colours: 'pink', contrast: 'more', view: null, other: '1' }
    const { output, success } = read(kept)
    expect(success).toBe(true)
    expect(settingsOf('yacht', success ? output : undefined)).toEqual({
      ...settingsOf('yacht', undefined),
      contrast: 'more',
    })
  })

  it.each(['list', null, 7])('do not parse from %j', (kept) => {
    expect(read(kept).success).toBe(false)
  })
})
