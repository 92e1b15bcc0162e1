import type { TFunction } from 'i18next'
import { useState } from 'react'
import { addTexts, textsIn, type TextPart } from '@/i18n/i18n'
import { nextLanguage } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { AllInOther } from './InOther'
import { linesOf, type Line } from './lines'
import type { Peek } from './peek'
import { PeekButtons } from './PeekButtons'

type Words<Other> = {
  /** What stands there, line by line. */
  here: readonly string[]
  /** Asks for what else is needed in that language; it throws where that does not come. */
  ask: (language: Language) => Promise<Other>
  /** The same lines there; undefined for one that cannot be had. */
  there: (other: Other, language: Language) => readonly (string | undefined)[]
}

type Press<Other> = {
  language: Language
  isOpen: boolean
  hasFailed?: boolean
  answer?: { other: Other }
}

/** Nothing is fetched before the first press, and nothing again at a later one. */
export function usePeek<Other>({ here, ask, there }: Words<Other>): Peek {
  const language = nextLanguage(useLanguage())
  const [last, setLast] = useState<Press<Other>>()
  const press = last?.language === language ? last : undefined
  const answer = press?.isOpen ? press.answer : undefined
  const found = answer && linesOf(here, there(answer.other, language))

  const open = async () => {
    const mine: Press<Other> = { language, isOpen: true }
    // Whoever has pressed again meanwhile waits for nothing.
    const end = (outcome: Press<Other>) => setLast((now) => (now === mine ? outcome : now))
    setLast(mine)
    try {
      const [other] = await Promise.all([ask(language), addTexts(language)])
      end({ ...mine, answer: { other } })
    } catch {
      end({ language, isOpen: false, hasFailed: true })
    }
  }

  return {
    language,
    state: stateOf(press, found),
    lines: typeof found === 'object' ? found : [],
    Buttons: PeekButtons,
    Lines: AllInOther,
    toggle: () => {
      if (press?.isOpen || press?.answer) setLast({ ...press, isOpen: !press.isOpen })
      else void open()
    },
  }
}

function stateOf(press: Press<unknown> | undefined, found: readonly Line[] | 'none' | undefined) {
  if (!press?.isOpen) return press?.hasFailed ? 'failed' : 'closed'
  if (!found) return 'waiting'
  return found === 'none' ? 'none' : 'open'
}

/** For a part whose words are all our own: each line is made from the texts of either language. */
export function useTextPeek<Part extends TextPart>(
  part: Part,
  lines: (t: TFunction<Part>) => readonly string[],
): Peek {
  return usePeek({
    here: lines(textsIn(useLanguage(), part)),
    ask: async () => {},
    there: (_other, language) => lines(textsIn(language, part)),
  })
}
