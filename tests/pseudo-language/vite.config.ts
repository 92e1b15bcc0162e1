import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ownLocales, type Locale } from '../../src/build/plugins/locales.ts'
import { configOf } from '../../vite.config.ts'
import { pseudoCode, pseudoFacts, pseudoTexts } from './pseudo-texts.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const replacements = new Map(
  ['languages.ts', 'texts.ts', 'add-part.ts'].map((file) => [
    path(`../../src/i18n/${file}`),
    path(file),
  ]),
)

/** Replaces files of the app by those of this folder. */
function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const instead = found && replacements.get(found.id)
      return instead === importer ? null : instead
    },
  }
}

function pseudoLocale([first]: readonly Locale[]): Locale {
  if (!first) throw new Error('The pseudo-language is made from the first language')
  return {
    code: pseudoCode,
    name: pseudoFacts.name,
    landing: pseudoTexts(first.landing),
  }
}

const locales = ownLocales()
const config = configOf([...locales, pseudoLocale(locales)])

/** The app with the pseudo-language, for screenshots and tests only. */
export default { ...config, plugins: [pseudoLanguage(), config.plugins] }
