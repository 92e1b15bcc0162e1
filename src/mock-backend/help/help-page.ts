import type { Help } from '../curriculum/schema'
import type { Language, Localized } from '../curriculum/texts'

const closing: Localized = {
  en: 'You can close this page and go back to your lesson.',
  es: 'Puedes cerrar esta página y volver a tu lección.',
}

/**
 * A help page in one language, as HTML without scripts. The empty icon stops browsers from
 * requesting a favicon.
 */
export function helpPage(help: Help, language: Language): string {
  const steps = help.steps.map((step) => `        <li>${escaped(step[language])}</li>`)
  const title = escaped(help.title[language])
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Norte</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="help.css" />
  </head>
  <body>
    <main>
      <p class="mark">Norte</p>
      <h1>${title}</h1>
      <ol>
${steps.join('\n')}
      </ol>
      <p>${closing[language]}</p>
    </main>
  </body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
