import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturePage } from '../../pictures/picture-page'
import type { Look } from '../engines/driver'
import type { Album } from './visitor'

const folder = '.cache/engines/pictures'

const fileName = (...words: readonly string[]) =>
  words.map((word) => word.replaceAll(/[^\w]+/g, '-').toLowerCase()).join('.')

/** Saves the screenshots of a walk; of each screen the first. */
export function albumOf(engine: string, { size, language }: Look): Album {
  const seen = new Set<string>()
  mkdirSync(folder, { recursive: true })
  return (screen, picture) => {
    if (seen.has(screen)) return
    seen.add(screen)
    const number = String(seen.size).padStart(2, '0')
    const name = fileName(`${number} ${screen}`, size, language, engine)
    writeFileSync(join(folder, `${name}.png`), picture)
  }
}

/** A page with the screenshots of all engines side by side, including those of earlier runs. */
export function writeAlbum(): string {
  const rows = new Map<string, string[]>()
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()) {
    const [screen = '', size = ''] = file.split('.')
    const row = `${screen}, ${size}`
    rows.set(row, [...(rows.get(row) ?? []), file])
  }
  const page = picturePage(
    [...rows].map(([name, files]) => ({
      name,
      pictures: files.map((file) => {
        const [, , language = '', engine = ''] = file.split('.')
        return { file, words: `${engine}, ${language}`, problems: [] }
      }),
    })),
    'Every screen in every engine',
  )
  const file = join(folder, 'index.html')
  writeFileSync(file, page)
  return file
}
