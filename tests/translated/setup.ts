import { afterEach, expect } from 'vitest'
import { textsBelow, translateAsItGoes } from './translator'

/** The texts that React holds itself, as something stands beside them: it would change or remove what is gone. */
const bareTexts = new Set<string>()

const isHeldByReact = (text: Text) =>
  text.data.trim() !== '' && Object.keys(text).some((key) => key.startsWith('__reactFiber$'))

// Before the translator, which puts something else in their place.
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
