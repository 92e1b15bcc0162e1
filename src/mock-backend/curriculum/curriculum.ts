import * as v from 'valibot'
import categories from './categories.json'
import { CurriculumSchema, type Curriculum } from './schema'
import type { Language } from './texts'

const skillFiles = import.meta.glob<{ id: number }>('./skills/*/skill.json', {
  import: 'default',
  eager: true,
})
const helpFiles = import.meta.glob('./help/*.json', { import: 'default', eager: true })

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))

/**
 * All that the stand-in backend teaches: every folder of `skills/`, by id. A mistake in a file fails here,
 * before anything is served.
 */
export const curriculum: Curriculum = v.parse(CurriculumSchema, {
  categories,
  skills: Object.values(skillFiles).toSorted((one, other) => one.id - other.id),
  help: Object.fromEntries(Object.entries(helpFiles).map(([path, help]) => [baseName(path), help])),
})

/** The file name in `clips/` of a video module's clip. */
export function clipFileName(clip: string, language: Language): string {
  return `${clip}.${language}.mp4`
}

/** The file name in `sheets/` of what a pdf or practice module shows. */
export function sheetFileName(moduleId: number, language: Language): string {
  return `${moduleId}.${language}.pdf`
}

/** The file name of a help page. */
export function helpFileName(help: string, language: Language): string {
  return `${help}.${language}.html`
}
