import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type Thing = {
  /** Where it lies, beside others. */
  folder: string
  name: string
  /** A hash of what it is made of. */
  inputs: string
  /** Writes it into an empty folder. */
  make: (into: string) => void
}

/**
 * The folder of this thing as it is with these inputs, made if it is not there. Two may make it at the
 * same moment, each beside the other: it comes to its place in one step, and who is second takes what
 * is there.
 */
export function madeOnce({ folder, name, inputs, make }: Thing): string {
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

/** What the same thing was with other inputs. What somebody is making with these stays. */
function removeOlder(folder: string, name: string, place: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry)
    if (entry.startsWith(`${name}-`) && !path.startsWith(place)) {
      rmSync(path, { recursive: true, force: true })
    }
  }
}
