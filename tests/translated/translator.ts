export const textsBelow = (node: Node): Text[] =>
  node instanceof Text ? [node] : [...node.childNodes].flatMap(textsBelow)

/**
 * Acts like a browser's translator: replaces every text node by `<font><font>…</font></font>`, now
 * and whenever one is added. The words stay, so that tests find them. It also runs in a page, so it
 * may use nothing outside itself.
 */
export function translateAsItGoes(): void {
  const untranslated = 'font, script, style, svg, textarea, title, [translate=no]'
  const translate = (node: Node) => {
    if (!(node instanceof Text)) {
      for (const child of node.childNodes) translate(child)
    } else if (node.data.trim() !== '' && !node.parentElement?.closest(untranslated)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(node.data)
      outer.append(inner)
      node.replaceWith(outer)
    }
  }
  if (document.body) translate(document.body)
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.isConnected) translate(node)
  }).observe(document, { childList: true, subtree: true })
}
