import { parseArgs } from 'node:util'
import { languageCodes } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { pairings, type Pairing, type Settings } from './pairings'

/** The options of `npm run screens -- …`. */
export type Options = {
  /** Parts of names: selects states whose name or mock contains one; none selects all. */
  words: readonly string[]
  /** Full names of states; none selects all. */
  only: readonly string[]
  pairings: readonly Pairing[]
  settings: Settings
  /** Only the viewport, without the page below it. */
  windowOnly: boolean
  readme: boolean
}

/** Reads the arguments. Throws a readable error for an invalid one. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      pairing: { type: 'string', multiple: true, default: [] },
      language: { type: 'string' },
      zoom: { type: 'string', default: '100' },
      'forced-colors': { type: 'boolean', default: false },
      'more-contrast': { type: 'boolean', default: false },
      window: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
    },
  })
  const chosen = pairingsOf(values.pairing, Number(values.zoom))
  const settings = {
    zoom: zoomOf(values.zoom),
    forcedColors: values['forced-colors'],
    moreContrast: values['more-contrast'],
  }
  return {
    words: positionals,
    only: values.only,
    pairings: values.language === undefined ? chosen : inLanguage(values.language, chosen),
    settings,
    windowOnly: values.window,
    readme: values.readme,
  }
}

function zoomOf(text: string): number {
  const zoom = Number(text)
  if (zoom >= 100 && zoom <= 500) return zoom
  throw new Error(`--zoom ${text}: give a number of percent from 100 to 500`)
}

function pairingsOf(numbers: readonly string[], zoom: number): readonly Pairing[] {
  // Phones zoom visually without changing the layout, so there is nothing new to see.
  if (numbers.length === 0) return zoom === 100 ? pairings : pairings.filter(({ touch }) => !touch)
  return numbers.map((number) => {
    const chosen = pairings.find((pairing) => pairing.number === Number(number))
    if (!chosen) throw new Error(`--pairing ${number}: there are ${pairings.length}`)
    return chosen
  })
}

/** In one language each width is needed only once. */
function inLanguage(name: string, chosen: readonly Pairing[]): readonly Pairing[] {
  const language = languageNamed(name)
  const widths = new Map(chosen.map((pairing) => [pairing.width, pairing]))
  return [...widths.values()].map((pairing) => ({ ...pairing, language }))
}

function languageNamed(name: string): Language {
  const code = languageCodes().find((one) => one === name)
  if (code) return code
  throw new Error(`--language ${name}: there are ${languageCodes().join(', ')}`)
}

/** Whether a state is selected. */
export function isWanted(
  { name, mock }: { name: string; mock: string | null },
  { words, only }: Pick<Options, 'words' | 'only'>,
): boolean {
  const isNamed = only.length === 0 || only.includes(name)
  const isMeant = words.length === 0 || words.some((word) => `${name} ${mock}`.includes(word))
  return isNamed && isMeant
}
