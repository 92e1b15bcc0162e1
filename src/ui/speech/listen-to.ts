import { marker } from './marker'
import { readAloud, type Failure } from './read-aloud'
import { spokenText } from './spoken-text'

type Options = Pick<Parameters<typeof readAloud>[1], 'voiceOf' | 'rate'> & {
  onOver: (failure?: Failure) => void
}

/**
 * Reads what can be seen in an element, and marks the sentence that is spoken. It ends with the text, when
 * the text changes, and when the page is left; returns what stops it before.
 */
export function listenTo(element: HTMLElement, { voiceOf, rate, onOver }: Options): () => void {
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

  stop = readAloud(spokenText(element), {
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
