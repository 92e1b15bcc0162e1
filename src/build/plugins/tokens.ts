import type { Plugin } from 'vite'
import { tokenStyles } from '../../ui/theme/token-variables.ts'

/** Where a page or a style sheet wants them. */
const place = '/*{{tokens}}*/'

/** The text with the design tokens in their place. */
export const withTokens = (text: string): string => text.replace(place, tokenStyles)

/** Writes the design tokens into the app's styles; the page gets them in index-page.ts. */
export function tokens(): Plugin {
  return {
    name: 'tokens',
    enforce: 'pre',
    transform: (code, id) =>
      /\/ui\/theme\/tokens\.css(\?|$)/.test(id) ? withTokens(code) : undefined,
  }
}
