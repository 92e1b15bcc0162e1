/** A row of the page: a state, its screenshots and its problems. */
export type Row = {
  name: string
  /** The mock to compare it with. */
  mock?: string | null
  pictures: readonly { file: string; words: string; problems: readonly string[] }[]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `
  body { margin: 16px; font: 16px system-ui; background: #fff; color: #10263f }
  section { border-top: 1px solid #647d95; padding: 8px 0 24px }
  .row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto }
  figure { margin: 0; flex: none }
  img { display: block; border: 1px solid #647d95; max-height: 640px; max-width: 640px }
  figcaption { font-size: 13px; max-width: 640px }
  .problem { color: #98201a }
`

/** The page that shows the screenshots of every state side by side. */
export function picturePage(rows: readonly Row[], title = 'Every screen in every state'): string {
  const sections = rows.map(({ name, mock, pictures }) => {
    const figures = pictures.map(({ file, words, problems }) => {
      const wrong = problems.map((one) => `<p class="problem">${escape(one)}</p>`)
      return `<figure><a href="${escape(file)}"><img src="${escape(file)}" alt="${escape(`${name}: ${words}`)}" loading="lazy"></a><figcaption>${escape(words)}${wrong.join('')}</figcaption></figure>`
    })
    return `<section id="${escape(name)}"><h2>${escape(name)}</h2>${mock === undefined ? '' : `<p>Mock: ${escape(mock ?? 'none')}</p>`}<div class="row">${figures.join('\n')}</div></section>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Norte: ${escape(title)}</title><style>${style}</style></head>
<body><h1>${escape(title)}</h1>
${sections.join('\n')}
</body></html>
`
}
