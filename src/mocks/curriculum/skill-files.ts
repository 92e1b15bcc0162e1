import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const skills = join(import.meta.dirname, 'skills')

/**
 * The paths of all skills' files in this subfolder, by file name; names are unique over all skills.
 * Node only.
 */
export function skillFiles(folderName: 'clips' | 'help' | 'sheets'): Map<string, string> {
  const folders = readdirSync(skills)
    .map((skill) => join(skills, skill, folderName))
    .filter(existsSync)
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder).map((name): [string, string] => [name, join(folder, name)]),
    ),
  )
}

/** The paths of the help pages and their style sheet, by file name: what is served under `/help/`. */
export function helpFiles(): Map<string, string> {
  return skillFiles('help').set('help.css', join(import.meta.dirname, 'help.css'))
}
