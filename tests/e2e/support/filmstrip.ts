import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'

/** The setting with which walks are recorded: `npm run walk` sets it. */
export const recordsKey = 'NORTE_RECORD_WALKS'

export const recordsFolder = '.cache/walk'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const style = `
  body { margin: 16px; font: 16px system-ui; background: #fff; color: #10263f }
  ol { display: flex; flex-wrap: wrap; gap: 16px; padding: 0; list-style: none }
  img { display: block; height: 480px; border: 1px solid #647d95 }
`

type Picture = { file: string; words: string }

const pageOf = (title: string, pictures: readonly Picture[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style></head>
<body><h1>${escape(title)}</h1>
<ol>
${pictures.map(({ file, words }) => `<li><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>${escape(words)}</li>`).join('\n')}
</ol></body></html>
`

/**
 * A record of a walk: numbered pictures in `.cache/walk/<name>`, and an `index.html` that shows them, kept up to
 * date with every picture, so that a walk that breaks off is recorded as far as it went.
 */
export function filmstrip(title: string): (page: Page, words: string) => Promise<void> {
  const folder = resolve(recordsFolder, title.replaceAll(/\W+/g, '-'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pictures: Picture[] = []
  return async (page, words) => {
    const number = pictures.length + 1
    const file = `${String(number).padStart(2, '0')}.jpg`
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80 })
    pictures.push({ file, words: `${number} ${words}` })
    writeFileSync(join(folder, 'index.html'), pageOf(title, pictures))
  }
}
