import { parseArgs } from 'node:util'
import { languageCodes } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { pseudoLanguage } from '@tests/pseudo-language/pseudo-texts'
import { pairings, phone, type Pairing, type Settings } from './pairings'

/** What `npm run screens -- …` was asked for. */
export type Options = {
  /** Parts of names: a state is taken when its name or its mock holds one of them; none means all. */
  words: readonly string[]
  /** The whole names of states; none means all. */
  only: readonly string[]
  pairings: readonly Pairing[]
  settings: Settings
  /** The windows in which it is counted how full each screen is: none where single pairings or settings are asked for. */
  counted: readonly Pairing[]
  /** The window as it is, without what lies below its edge. */
  windowOnly: boolean
  readme: boolean
  /** The pictures that a device shows before it installs the app. */
  manifest: boolean
  /** Whether the pictures are of the build with the pseudo-language. */
  isPseudo: boolean
}

/** Reads the arguments. Throws with a sentence for people when one makes no sense. */
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
      manifest: { type: 'boolean', default: false },
      crowding: { type: 'boolean', default: false },
    },
  })
  const chosen = pairingsOf(values.pairing, Number(values.zoom))
  const settings = {
    zoom: zoomOf(values.zoom),
    forcedColors: values['forced-colors'],
    moreContrast: values['more-contrast'],
  }
  const isUsual = settings.zoom === 100 && !settings.forcedColors && !settings.moreContrast
  const isCounted = values.crowding || (isUsual && values.pairing.length === 0)
  const inOne = values.language === undefined ? chosen : inLanguage(values.language, chosen)
  return {
    words: positionals,
    only: values.only,
    pairings: values.crowding ? [] : inOne,
    settings,
    counted: isCounted ? countedIn(values.language) : [],
    windowOnly: values.window,
    readme: values.readme,
    manifest: values.manifest,
    isPseudo: values.language === 'pseudo',
  }
}

function zoomOf(text: string): number {
  const zoom = Number(text)
  if (zoom >= 100 && zoom <= 500) return zoom
  throw new Error(`--zoom ${text}: give a number of percent from 100 to 500`)
}

function pairingsOf(numbers: readonly string[], zoom: number): readonly Pairing[] {
  // On a phone, zoom enlarges a part of the page and moves nothing: there is nothing to see.
  if (numbers.length === 0) return zoom === 100 ? pairings : pairings.filter(({ touch }) => !touch)
  return numbers.map((number) => {
    const chosen = pairings.find((pairing) => pairing.number === Number(number))
    if (!chosen) throw new Error(`--pairing ${number}: there are ${pairings.length}`)
    return chosen
  })
}

/** All in one language: then each width once is enough. */
function inLanguage(name: string, chosen: readonly Pairing[]): readonly Pairing[] {
  const language = languageNamed(name)
  const widths = new Map(chosen.map((pairing) => [pairing.width, pairing]))
  return [...widths.values()].map((pairing) => ({ ...pairing, language }))
}

/** A phone and a computer, in English and in the language that is asked for. */
function countedIn(name = 'en'): readonly Pairing[] {
  const windows = [phone, ...pairings.slice(0, 1)]
  const languages = new Set([languageNamed('en'), languageNamed(name)])
  return [...languages].flatMap((language) => windows.map((one) => ({ ...one, language })))
}

function languageNamed(name: string): Language {
  if (name === 'pseudo') return pseudoLanguage
  const code = languageCodes().find((one) => one === name)
  if (code) return code
  throw new Error(`--language ${name}: there are ${languageCodes().join(', ')} and pseudo`)
}

/** Whether a state was asked for. */
export function isWanted(
  { name, mock }: { name: string; mock: string | null },
  { words, only }: Pick<Options, 'words' | 'only'>,
): boolean {
  const isNamed = only.length === 0 || only.includes(name)
  const isMeant = words.length === 0 || words.some((word) => `${name} ${mock}`.includes(word))
  return isNamed && isMeant
}
