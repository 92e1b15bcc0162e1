/** Words that wrap inside without a hyphen, though they would fit on a line. Runs in the page. */
export function splitWords(): string[] {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement
    if (!holder?.checkVisibility({ visibilityProperty: true })) continue
    if (holder.closest('script, style, noscript, svg, textarea')) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /https?:\S+|[\p{L}@.]{2,}/gu,
    )) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      // Names and addresses from learners or teachers may be longer than a line.
      const isLong = word.length >= 18 || word.includes('@')
      if (lines.size > 1 && !isLong) found.add(word)
    }
  }
  return [...found].map((word) => `a word breaks inside: "${word}"`)
}
