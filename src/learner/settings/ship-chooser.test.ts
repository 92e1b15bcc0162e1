import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../session'
import { stored } from '../stored'
import { settings, ship } from '../stored-things'
import { shipSettings } from './settings'
import { shipChooser } from './ship-chooser'

const signIn = (name: string) =>
  session.start({ accessToken: name, email: `${name}@example.com`, remember: true })

beforeEach(() => signIn('sam'))

describe('a ship that is chosen', () => {
  it('sets all that goes with it, and leaves alone what is for the eyes', () => {
    stored(settings).keep({ colours: 'dark', view: 'list', leaving: 'ask' })
    expect(shipChooser()('yacht')).toBe(true)
    expect(stored(ship).read()).toBe('yacht')
    expect(stored(settings).read()).toEqual({ colours: 'dark', ...shipSettings.yacht })
  })

  it('is that of the learner who began, also when another one has come meanwhile', () => {
    const choose = shipChooser()
    signIn('ana')
    choose('cruise')
    expect(stored(ship).read()).toBeUndefined()
    expect(stored(settings).read()).toBeUndefined()
  })

  it.each(['ship', 'settings'])('says so when the browser forgets the %s', (name) => {
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
