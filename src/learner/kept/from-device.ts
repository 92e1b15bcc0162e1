const names = new Set<string>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Which answers on the screen came from a kept skill, because the backend did not answer. */
export const fromDevice = {
  has: (name: string) => names.has(name),
  add: (name: string) => {
    names.add(name)
    tell()
  },
  remove: (name: string) => {
    if (names.delete(name)) tell()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
