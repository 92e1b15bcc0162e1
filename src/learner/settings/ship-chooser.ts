import { stored } from '../stored'
import { settings, ship } from '../stored-things'
import { type Ship, shipSettings } from './settings'

/**
 * What keeps a ship and sets all that goes with it (rules.md#ships), for the learner who is here now. It
 * returns false where the browser forgets it when the page is left.
 */
export function shipChooser(): (next: Ship) => boolean {
  const [own, chosen] = [stored(ship), stored(settings)]
  return (next) => {
    const isKept = own.keep(next)
    return chosen.change((before) => ({ ...before, ...shipSettings[next] })) && isKept
  }
}
