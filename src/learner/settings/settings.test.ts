import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { chosenSettings, settingsOf, settingValues } from './settings'

const device = {
  textSize: '100',
  colours: 'device',
  contrast: 'device',
  celebrations: 'full',
  speed: 'normal',
}

describe('the settings of a learner', () => {
  it.each(['row-boat', 'yacht', undefined] as const)(
    'are those of the device with the ship %s',
    (ship) => {
      expect(settingsOf(ship)).toEqual(device)
    },
  )

  it('have larger text and calm celebrations for those who want more support', () => {
    expect(settingsOf('cruise')).toEqual({ ...device, textSize: '125', celebrations: 'calm' })
  })

  it('are what the learner has chosen, whatever the support', () => {
    expect(settingsOf('cruise', { textSize: '100', contrast: 'more' })).toEqual({
      ...device,
      celebrations: 'calm',
      contrast: 'more',
    })
  })
})

describe('stored settings', () => {
  it('are read with every value that the page offers', () => {
    for (const [name, values] of Object.entries(settingValues)) {
      for (const value of values) {
        expect(v.parse(chosenSettings, { [name]: value })).toMatchObject({ [name]: value })
      }
    }
  })

  it('drop what cannot be read and keep the rest', () => {
    const stored = { textSize: 150, colours: 'pink', contrast: 'more', other: '1' }
    expect(settingsOf('yacht', v.parse(chosenSettings, stored))).toEqual({
      ...device,
      contrast: 'more',
    })
  })
})
