import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LocalizedSchema } from '../../../mock-backend/curriculum/texts'

const SKILLS = 'src/mock-backend/curriculum/skills'

/** A picture (its name in `pictures/`) and what stands above it. */
const SceneSchema = v.strictObject({ picture: v.string(), text: LocalizedSchema })
const ClipsSchema = v.record(v.string(), v.array(SceneSchema))

export type Scene = v.InferOutput<typeof SceneSchema>

/** The scenes of every clip of every skill, by the clip's name. */
export function readClips(): Record<string, Scene[]> {
  const files = readdirSync(SKILLS)
    .map((skill) => `${SKILLS}/${skill}/clips.json`)
    .filter((file) => existsSync(file))
  const clips = files.map((file) => v.parse(ClipsSchema, JSON.parse(readFileSync(file, 'utf8'))))
  return Object.assign({}, ...clips)
}
