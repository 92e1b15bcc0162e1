import type { Plugin } from 'vite'

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Moves the app's style sheet to the end of the page. In the head the first paint would wait for it, behind all scripts; the
 * app starts after it in either place.
 */
export const lateStyles = (): Plugin => ({
  name: 'late-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(styleSheet) ?? []
      return html
        .replaceAll(styleSheet, '')
        .replace(/\s*<\/body>/, (end) => `${links.join('')}${end}`)
    },
  },
})
