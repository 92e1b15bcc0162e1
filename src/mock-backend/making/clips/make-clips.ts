import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clipFileName } from '../../curriculum/file-names'
import type { Scene } from '../../curriculum/schema'
import type { Language } from '../../curriculum/texts'
import { readClips, type Clip } from './clips'
import { encode, FRAMES_PER_SECOND, type Frame } from './encode'
import { pictures } from './pictures'
import { drawAt, secondsFor, type Picture } from './scene'
import { drawFrame, openStage, type Stage } from './stage'

function pictureOf(scene: Scene): Picture {
  const picture = pictures[scene.picture]
  if (!picture) throw new Error(`No picture is called ${scene.picture}`)
  return picture
}

/** All frames of one scene; repeated frames are merged into a longer one. */
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

async function makeFilm(stage: Stage, clip: Clip, language: Language): Promise<void> {
  const drawn: Frame[][] = []
  for (const scene of clip.scenes) drawn.push(await drawScene(stage, scene, language))
  mkdirSync(clip.folder, { recursive: true })
  const file = join(clip.folder, clipFileName(clip.name, language))
  await encode(drawn.flat(), file)
  console.log(file, Math.round(statSync(file).size / 1000), 'kB')
}

/** Saves the last frame of each scene as PNG, to check a clip before encoding it. */
async function makeStills(
  stage: Stage,
  clip: Clip,
  language: Language,
  folder: string,
): Promise<void> {
  for (const [i, scene] of clip.scenes.entries()) {
    const words = scene.text[language]
    const png = await drawFrame(stage, words, drawAt(pictureOf(scene), secondsFor(words)))
    writeFileSync(join(folder, `${clip.name}.${language}-${i + 1}.png`), png)
  }
}

/** Makes the clips in both languages: `make-clips.ts [--only clip] [--stills folder]`. */
async function main(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const only = option('--only')
  const stills = option('--stills')
  if (stills !== undefined) mkdirSync(stills, { recursive: true })
  const stage = await openStage()
  try {
    for (const clip of readClips()) {
      if (only !== undefined && clip.name !== only) continue
      for (const language of ['en', 'es'] as const) {
        if (stills === undefined) await makeFilm(stage, clip, language)
        else await makeStills(stage, clip, language, stills)
      }
    }
  } finally {
    await stage.close()
  }
}

await main(process.argv.slice(2))
