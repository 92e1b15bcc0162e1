import { afterEach, expect } from 'vitest'
import { textsBelow, translateAsItGoes } from './translator'

/**
 * Text nodes with siblings, which React itself updates or removes; that throws after a translator
 * has replaced them.
 */
const bareTexts = new Set<string>()

const isHeldByReact = (text: Text) =>
  text.data.trim() !== '' && Object.keys(text).some((key) => key.startsWith('__reactFiber$'))

// Observes before the translator, which replaces the texts.
new MutationObserver((mutations) => {
  for (const text of mutations.flatMap(({ addedNodes }) => [...addedNodes].flatMap(textsBelow)))
    if (isHeldByReact(text)) bareTexts.add(`${text.data} (in ${text.parentElement?.outerHTML})`)
}).observe(document, { childList: true, subtree: true })

translateAsItGoes()

afterEach(() => {
  const found = [...bareTexts]
  bareTexts.clear()
  expect(found).toEqual([])
})
