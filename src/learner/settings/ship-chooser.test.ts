import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../session'
import { stored } from '../stored'
import { settings, ship } from '../stored-things'
import { shipSettings } from './settings'
import { shipChooser } from './ship-chooser'

const signIn = (name: string) =>
  session.start({ accessToken: name, email: `${name}@example.com`, remember: true })

beforeEach(() => signIn('sam'))

describe('choosing a ship', () => {
  it('sets its support and leaves colors and contrast alone', () => {
    stored(settings).keep({ colours: 'dark', view: 'list', leaving: 'ask' })
    expect(shipChooser()('yacht')).toBe(true)
    expect(stored(ship).read()).toBe('yacht')
    expect(stored(settings).read()).toEqual({ colours: 'dark', ...shipSettings.yacht })
  })

  it('stores nothing for another learner who has signed in meanwhile', () => {
    const choose = shipChooser()
    signIn('ana')
    choose('cruise')
    expect(stored(ship).read()).toBeUndefined()
    expect(stored(settings).read()).toBeUndefined()
  })

  it.each(['ship', 'settings'])('returns false if the browser cannot store the %s', (name) => {
    const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key.startsWith(`${name}_`)) throw full
      setItem.call(this, key, text)
    })
    expect(shipChooser()('cruise')).toBe(false)
    expect(stored(ship).read()).toBe('cruise')
    expect(stored(settings).read()).toEqual(shipSettings.cruise)
  })
})
