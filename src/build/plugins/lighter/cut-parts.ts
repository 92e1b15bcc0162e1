import type { Plugin } from 'vite'

/** A part of a package's one file: where it is, how it is found, and what stays in its place. */
type Cut = { file: RegExp; part: RegExp; leaves: string }

const cuts: readonly Cut[] = [
  // All texts are files of the app: nothing is asked of a backend for texts.
  {
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    part: /^class Connector extends EventEmitter \{\n.*?^\}\n/ms,
    leaves: 'class Connector extends EventEmitter {}\n',
  },
  // The language is the one that was chosen, else the browser's: no cookie, address or page says it.
  {
    file: /\/i18nextBrowserLanguageDetector\.js$/,
    part: /^ +this\.addDetector\((?!navigator)[\w$]+\);\n/gm,
    leaves: '',
  },
]

/**
 * The source of a package's file without what nothing here reaches; undefined for all files that stay whole.
 * Throws where another version no longer has the part: then it is time to look again.
 */
export function withoutParts(file: string, code: string): string | undefined {
  const cut = cuts.find((one) => one.file.test(file))
  if (!cut) return undefined
  const rest = code.replace(cut.part, cut.leaves)
  if (rest === code) throw new Error(`Nothing to cut in ${file}`)
  return rest
}

/** Cuts out of single files what their packages bring for others. */
export function cutParts(): Plugin {
  return {
    name: 'cut-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler(code, id) {
        const rest = withoutParts(id.replaceAll('\\', '/'), code)
        return rest === undefined ? null : { code: rest, map: null }
      },
    },
  }
}
