import type { Language } from './texts'

/** The file name of a module's video, in its skill's `clips/`. */
export function clipFileName(clip: string, language: Language): string {
  return `${clip}.${language}.mp4`
}

/** The file name of a module's pdf, in its skill's `sheets/`. */
export function sheetFileName(moduleId: number, language: Language): string {
  return `${moduleId}.${language}.pdf`
}

export function helpFileName(help: string, language: Language): string {
  return `${help}.${language}.html`
}
