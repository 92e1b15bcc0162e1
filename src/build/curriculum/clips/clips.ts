import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { skillFolders } from '@/mock-backend/curriculum/skill-files'
import { LocalizedSchema } from '@/mock-backend/curriculum/texts'

/** A picture (its name in `pictures/`) and what stands above it. */
const SceneSchema = v.strictObject({ picture: v.string(), text: LocalizedSchema })
const ClipsSchema = v.record(v.string(), v.array(SceneSchema))

export type Scene = v.InferOutput<typeof SceneSchema>
/** `folder` is where its files go. */
export type Clip = { name: string; folder: string; scenes: Scene[] }

/** The clips of every skill. */
export function readClips(): Clip[] {
  return skillFolders
    .map((skill) => ({ file: join(skill, 'clips.json'), folder: join(skill, 'clips') }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ file, folder }) => {
      const clips = v.parse(ClipsSchema, JSON.parse(readFileSync(file, 'utf8')))
      return Object.entries(clips).map(([name, scenes]) => ({ name, folder, scenes }))
    })
}
