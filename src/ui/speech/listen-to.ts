import { toLanguage } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { marker } from './marker'
import { readAloud, type Failure } from './read-aloud'
import { spokenText, type Sentence } from './spoken-text'

type Options = Pick<Parameters<typeof readAloud>[1], 'voiceOf' | 'rate'> & {
  /** Only texts in this language are read: a voice cannot pronounce another one. */
  language: Language
  onOver: (failure?: Failure) => void
}

/**
 * Reads the visible text of an element aloud and marks the spoken sentence; a tap on another sentence continues there.
 * It ends with the text, when the remaining text changes, and when the page is left. Returns the function that stops it.
 */
export function listenTo(element: HTMLElement, options: Options): () => void {
  const { language, voiceOf, rate, onOver } = options
  const sentences = spokenText(element).filter(({ lang }) => toLanguage(lang) === language)
  const marks = marker(element)
  let at = 0
  let stop = () => {}

  const end = (failure?: Failure) => {
    changes.disconnect()
    marks.remove()
    element.removeEventListener('click', onTap)
    window.removeEventListener('pagehide', over)
    onOver(failure)
  }
  const over = () => {
    stop()
    end()
  }
  const readFrom = (first: number) => {
    stop()
    stop = readAloud(sentences.slice(first), {
      voiceOf,
      rate,
      onSentence: (sentence) => {
        at = sentences.indexOf(sentence)
        marks.show(sentence.range)
      },
      onEnd: () => end(),
      onFailure: end,
    })
  }
  const onTap = ({ target, clientX, clientY }: MouseEvent) => {
    if (target instanceof Element && target.closest(pressable)) return
    const tapped = sentences.findIndex((one) => isUnder(one, clientX, clientY))
    if (tapped >= 0) readFrom(tapped)
  }
  const changes = new MutationObserver((found) => {
    if (!found.every(marks.isOwn) && !sentences.slice(at).every(isThere)) over()
  })

  changes.observe(element, { childList: true, characterData: true, subtree: true })
  element.addEventListener('click', onTap)
  window.addEventListener('pagehide', over)
  readFrom(0)
  return over
}

/** Elements that a tap activates. */
const pressable = 'a, button, input, label, select, summary, textarea, video'

const isUnder = ({ range }: Sentence, x: number, y: number) =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )

/** Whether a sentence is still on the page: its range collapses or changes when its text is removed or replaced. */
const isThere = ({ range, text }: Sentence) =>
  range.startContainer.isConnected && range.toString().replaceAll(/\s+/g, ' ') === text
