import type { Language } from './texts'

/** The name, in its skill's `clips/`, of a video module's clip. */
export function clipFileName(clip: string, language: Language): string {
  return `${clip}.${language}.mp4`
}

/** The name, in its skill's `sheets/`, of what a pdf or practice module shows. */
export function sheetFileName(moduleId: number, language: Language): string {
  return `${moduleId}.${language}.pdf`
}

/** The file name of a help page. */
export function helpFileName(help: string, language: Language): string {
  return `${help}.${language}.html`
}
