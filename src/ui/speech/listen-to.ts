import { toLanguage } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { marker } from './marker'
import { readAloud, type Failure } from './read-aloud'
import { spokenText } from './spoken-text'

type Options = Pick<Parameters<typeof readAloud>[1], 'voiceOf' | 'rate'> & {
  /** Only what is in this language: no voice reads words of another one. */
  language: Language
  onOver: (failure?: Failure) => void
}

/**
 * Reads what can be seen in an element, and marks the sentence that is spoken. It ends with the text, when
 * the text changes, and when the page is left; returns what stops it before.
 */
export function listenTo(element: HTMLElement, options: Options): () => void {
  const { language, voiceOf, rate, onOver } = options
  const sentences = spokenText(element).filter(({ lang }) => toLanguage(lang) === language)
  const marks = marker(element)
  const changes = new MutationObserver((found) => {
    if (!found.every(marks.isOwn)) over()
  })
  let stop = () => {}

  const end = (failure?: Failure) => {
    changes.disconnect()
    marks.remove()
    window.removeEventListener('pagehide', over)
    onOver(failure)
  }
  const over = () => {
    stop()
    end()
  }

  stop = readAloud(sentences, {
    voiceOf,
    rate,
    onSentence: ({ range }) => marks.show(range),
    onEnd: () => end(),
    onFailure: end,
  })
  changes.observe(element, { childList: true, characterData: true, subtree: true })
  window.addEventListener('pagehide', over)
  return over
}
