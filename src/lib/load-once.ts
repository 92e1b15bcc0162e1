import { areStylesMissing } from './missing-file'

/** Where the browser says that a file of this app did not come. */
const ownFile = (error: unknown): string | undefined => {
  const [address] = /https?:\/\/\S+?\.js\b/.exec(error instanceof Error ? error.message : '') ?? []
  return address?.startsWith(window.location.origin) ? address : undefined
}

/**
 * Loads a file of the app when it is first asked for, and once more where it does not come. A browser may
 * remember that an import failed, and never ask for that address again: the next try has another one, and
 * `loadFrom` finds in that file what the build has put there.
 */
export function loadOnce<T>(
  load: () => Promise<T>,
  loadFrom: (address: string) => Promise<T> = (address) => import(/* @vite-ignore */ address),
): () => Promise<T> {
  let tries = 0
  let file: Promise<T> | undefined

  const again = (error: unknown) => {
    const address = ownFile(error)
    if (address === undefined) throw error
    tries += 1
    return loadFrom(`${address}?try=${tries}`)
  }
  return () => {
    file ??= load()
      .catch((error: unknown) => {
        // Asked for again at once, a file comes without the styles that did not: nobody asks for those twice.
        if (areStylesMissing(error)) throw error
        return load()
      })
      .catch(again)
      .catch((error: unknown) => {
        file = undefined
        throw error
      })
    return file
  }
}
