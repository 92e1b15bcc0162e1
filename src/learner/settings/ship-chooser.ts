import { stored } from '../stored'
import { settings, ship } from '../stored-things'
import { type Ship, shipSettings } from './settings'

/**
 * Returns a function that stores a ship and its settings (rules.md#ships) for the current learner. That returns false
 * if the browser cannot store them.
 */
export function shipChooser(): (next: Ship) => boolean {
  const [own, chosen] = [stored(ship), stored(settings)]
  return (next) => {
    const isKept = own.keep(next)
    return chosen.change((before) => ({ ...before, ...shipSettings[next] })) && isKept
  }
}
