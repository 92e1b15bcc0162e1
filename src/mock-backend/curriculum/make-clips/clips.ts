import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LocalizedSchema } from '../schema'

const SKILLS = 'src/mock-backend/curriculum/skills'

/** A picture (its name in `pictures/`) and what stands above it. */
const SceneSchema = v.strictObject({ picture: v.string(), text: LocalizedSchema })
const ClipsSchema = v.record(v.string(), v.array(SceneSchema))

export type Scene = v.InferOutput<typeof SceneSchema>

/** The scenes of every clip of every skill, by the clip's name. */
export function readClips(): Record<string, Scene[]> {
  const clips = readdirSync(SKILLS).map((skill) =>
    v.parse(ClipsSchema, JSON.parse(readFileSync(`${SKILLS}/${skill}/clips.json`, 'utf8'))),
  )
  return Object.assign({}, ...clips)
}
