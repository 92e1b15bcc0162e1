import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type CachedBuild = {
  /** The parent folder, shared with others. */
  folder: string
  name: string
  inputs: string
  /** Writes the content into an empty folder. */
  make: (into: string) => void
}

/**
 * Returns a cached folder for these inputs, and makes it if it is missing. Several processes may
 * make it at the same time, each in a folder of its own: renaming is atomic, and whoever finishes
 * later uses the first result.
 */
export function cachedBuild({ folder, name, inputs, make }: CachedBuild): string {
  const place = join(folder, `${name}-${inputs.slice(0, 16)}`)
  if (existsSync(place)) return place
  removeOlder(folder, name, place)
  const fresh = `${place}.${randomUUID()}`
  mkdirSync(fresh, { recursive: true })
  make(fresh)
  try {
    renameSync(fresh, place)
  } catch (error) {
    rmSync(fresh, { recursive: true })
    if (!existsSync(place)) throw error
  }
  return place
}

/**
 * Removes folders of the same name with other inputs, but not one that another process is making
 * now with the same inputs.
 */
function removeOlder(folder: string, name: string, place: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry)
    if (entry.startsWith(`${name}-`) && !path.startsWith(place)) {
      rmSync(path, { recursive: true, force: true })
    }
  }
}
