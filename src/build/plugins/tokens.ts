import type { Plugin } from 'vite'
import { tokenStyles } from '../../theme/token-variables.ts'

/** The placeholder in a page or a style sheet. */
const placeholder = '/*{{tokens}}*/'

const withTokens = (text: string): string => text.replace(placeholder, tokenStyles)

/** Writes the design tokens into tokens.css; index-page.ts writes them into the page. */
export function tokens(): Plugin {
  return {
    name: 'tokens',
    enforce: 'pre',
    transform: (code, id) =>
      /\/ui\/theme\/tokens\.css(\?|$)/.test(id) ? withTokens(code) : undefined,
  }
}
