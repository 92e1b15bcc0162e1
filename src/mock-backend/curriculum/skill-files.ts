import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const skills = join(import.meta.dirname, 'skills')

/** The folder of every skill, for what runs in Node. */
export const skillFolders: readonly string[] = readdirSync(skills).map((name) => join(skills, name))

/** The files of one room of all skills' folders: where each is, by its name, which no two share. */
export function skillFiles(room: 'clips' | 'help' | 'sheets'): Map<string, string> {
  const folders = skillFolders.map((folder) => join(folder, room)).filter(existsSync)
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder).map((name): [string, string] => [name, join(folder, name)]),
    ),
  )
}
