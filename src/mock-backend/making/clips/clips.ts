import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsed } from '../../curriculum/parsed'
import { ClipsSchema, type Scene } from '../../curriculum/schema'
import { skillFolders } from '../../curriculum/skill-files'

/** `folder` is the output folder. */
export type Clip = { name: string; folder: string; scenes: readonly Scene[] }

export function readClips(): Clip[] {
  return skillFolders
    .map((skill) => ({ file: join(skill, 'clips.json'), folder: join(skill, 'clips') }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ file, folder }) => {
      const clips = parsed(ClipsSchema, JSON.parse(readFileSync(file, 'utf8')), file)
      return Object.entries(clips).map(([name, scenes]) => ({ name, folder, scenes }))
    })
}
