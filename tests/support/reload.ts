import { vi } from 'vitest'

/** A spy in the place of `window.location.reload`, which jsdom does not have. */
export function spyOnReload() {
  const reload = vi.fn<() => void>()
  const { location } = window
  const fake = new Proxy({} as Location, {
    get: (_, key): unknown => (key === 'reload' ? reload : Reflect.get(location, key)),
  })
  vi.spyOn(window, 'location', 'get').mockReturnValue(fake)
  return reload
}
