import type { TFunction } from 'i18next'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { addTexts, textsIn, type TextPart } from '@/i18n/i18n'
import { nextLanguage } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { linesByText, type Line } from './lines'
import { SecondLanguageContext } from './second-language'

/** The texts of a screen in the other language, below its own (rules.md#second-language). */
export type SecondLines = {
  language: Language
  /** 'none': the server has no other words. */
  state: 'off' | 'waiting' | 'failed' | 'none' | 'open'
  /** Undefined for a text without a second line, and while none are shown. */
  lineOf: (text: string) => Line | undefined
  /** Asks once more after a failure. */
  retry: () => void
}

type Words<Other, Part extends TextPart> = {
  /** The texts that are our own, made from those of either language. */
  part: Part
  own: (t: TFunction<Part>) => readonly string[]
  /** What the server sent, text by text. */
  here: readonly string[]
  /** Asks for what they need in that language; throws where it does not come. */
  ask: (language: Language) => Promise<Other>
  /** The same texts there; undefined for one that cannot be had. */
  there: (other: Other, language: Language) => readonly (string | undefined)[]
  /** False while nothing of it is shown: then nothing is asked. */
  isShown?: boolean
  /** What `ask` asks for, where that changes while the screen stays: it is asked anew. */
  subject?: string
}

type Answer<Other> = {
  language: Language
  subject: string
  attempt: number
  other?: { value: Other }
}

/** Nothing is asked while the second lines are off, and nothing twice. */
export function useSecondLines<Other, Part extends TextPart>(
  words: Words<Other, Part>,
): SecondLines {
  const { here, there, own, part, isShown = true, subject = '' } = words
  const ownLanguage = useLanguage()
  const language = nextLanguage(ownLanguage)
  const { isOn } = use(SecondLanguageContext)
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<Answer<Other>>()
  const answer = last?.language === language && last.subject === subject ? last : undefined
  const isWanted = isOn && isShown
  const isDue = isWanted && !answer?.other && answer?.attempt !== attempt

  const ask = useEffectEvent(words.ask)
  useEffect(() => {
    if (!isDue) return undefined
    let isLate = false
    Promise.all([ask(language), addTexts(language)]).then(
      ([value]) => isLate || setLast({ language, subject, attempt, other: { value } }),
      () => isLate || setLast({ language, subject, attempt }),
    )
    return () => {
      isLate = true
    }
  }, [isDue, language, subject, attempt])

  const other = isWanted ? answer?.other : undefined
  const sent = other && linesByText(here, there(other.value, language))
  const ours = other && linesByText(own(textsIn(ownLanguage, part)), own(textsIn(language, part)))
  const find = (lines: typeof sent, text: string) =>
    typeof lines === 'object' ? lines.get(text) : undefined

  return {
    language,
    state: !isWanted ? 'off' : stateOf(answer, sent),
    lineOf: (text) => find(sent, text) ?? find(ours, text),
    retry: () => setAttempt((count) => count + 1),
  }

  function stateOf(known: Answer<Other> | undefined, lines: typeof sent): SecondLines['state'] {
    if (lines) return lines === 'none' ? 'none' : 'open'
    return known && known.attempt === attempt ? 'failed' : 'waiting'
  }
}

/** For a screen whose texts are all our own. */
export function useOwnSecondLines<Part extends TextPart>(
  part: Part,
  own: (t: TFunction<Part>) => readonly string[],
): SecondLines {
  return useSecondLines({ part, own, here: [], ask: nothing, there: noTexts })
}

const nothing = async () => {}
const noTexts = () => []
