import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clipFileName } from '../../../mock-backend/curriculum/file-names'
import type { Language } from '../../../mock-backend/curriculum/texts'
import { readClips, type Scene } from './clips'
import { encode, FRAMES_PER_SECOND, type Frame } from './encode'
import { pictures } from './pictures/pictures'
import { drawAt, secondsFor, type Picture } from './scene'
import { drawFrame, openStage, type Stage } from './stage'

const OUTPUT = 'src/mock-backend/curriculum/clips'

function pictureOf(scene: Scene): Picture {
  const picture = pictures[scene.picture]
  if (!picture) throw new Error(`No picture is called ${scene.picture}`)
  return picture
}

/** All frames of one scene; a frame that looks like the one before only makes that one longer. */
async function drawScene(stage: Stage, scene: Scene, language: Language): Promise<Frame[]> {
  const picture = pictureOf(scene)
  const words = scene.text[language]
  const frames: Frame[] = []
  let before = ''
  for (let i = 0; i < secondsFor(words) * FRAMES_PER_SECOND; i += 1) {
    const svg = drawAt(picture, i / FRAMES_PER_SECOND)
    const last = frames.at(-1)
    if (last && svg === before) last.count += 1
    else frames.push({ png: await drawFrame(stage, words, svg), count: 1 })
    before = svg
  }
  return frames
}

async function writeFilm(scenes: readonly Frame[][], name: string): Promise<void> {
  const file = join(OUTPUT, name)
  await encode(scenes.flat(), file)
  console.log(name, Math.round(statSync(file).size / 1000), 'kB')
}

async function makeFilm(
  stage: Stage,
  clip: string,
  scenes: Scene[],
  language: Language,
): Promise<void> {
  const drawn: Frame[][] = []
  for (const scene of scenes) drawn.push(await drawScene(stage, scene, language))
  await writeFilm(drawn, clipFileName(clip, language))
}

/** The last frame of each scene as PNG, to look at before a film is made. */
async function makeStills(
  stage: Stage,
  base: string,
  scenes: Scene[],
  language: Language,
): Promise<void> {
  for (const [i, scene] of scenes.entries()) {
    const words = scene.text[language]
    const png = await drawFrame(stage, words, drawAt(pictureOf(scene), secondsFor(words)))
    writeFileSync(`${base}.${language}-${i + 1}.png`, png)
  }
}

/** Makes the clips, both languages: `make-clips.ts [--only clip] [--stills folder]`. */
export async function main(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const only = option('--only')
  const stills = option('--stills')
  if (stills !== undefined) mkdirSync(stills, { recursive: true })
  const stage = await openStage()
  try {
    for (const [clip, scenes] of Object.entries(readClips())) {
      if (only !== undefined && clip !== only) continue
      for (const language of ['en', 'es'] as const) {
        if (stills === undefined) await makeFilm(stage, clip, scenes, language)
        else await makeStills(stage, join(stills, clip), scenes, language)
      }
    }
  } finally {
    await stage.close()
  }
}
