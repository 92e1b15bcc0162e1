import type { Plugin } from 'vite'
import { tokenStyles } from '../../ui/theme/token-variables.ts'
import { usedProperties } from './used-styles.ts'

/** Where a page or a style sheet wants them. */
const place = '/*{{tokens}}*/'

/** The text with the design tokens in their place. */
export const withTokens = (text: string): string => text.replace(place, tokenStyles)

/**
 * Writes the design tokens into the app's styles, and leaves the page those that it shows something with: the
 * rest is a tenth of the page. After the early pages, which begin with all of them.
 */
export function tokens(): Plugin[] {
  return [
    {
      name: 'tokens',
      enforce: 'pre',
      transform: (code, id) =>
        /\/ui\/theme\/tokens\.css(\?|$)/.test(id) ? withTokens(code) : undefined,
    },
    {
      name: 'tokens-of-the-page',
      apply: 'build',
      enforce: 'post',
      generateBundle(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type === 'asset') page.source = usedProperties(String(page.source))
      },
    },
  ]
}
