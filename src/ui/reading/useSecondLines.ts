import type { TFunction } from 'i18next'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { addTexts, textsIn, type TextPart } from '@/i18n/i18n'
import { nextLanguage } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { linesByText, type Line } from './lines'
import { SecondLanguageContext } from './second-language'

/** The second lines of a screen: its texts in the other language (rules.md#second-language). */
export type SecondLines = {
  language: Language
  /** 'none': the server has no translations. */
  state: 'off' | 'waiting' | 'failed' | 'none' | 'open'
  /** Undefined for a text without a second line, and while they are off. */
  lineOf: (text: string) => Line | undefined
  /** Reads the translations again after a failure. */
  retry: () => void
}

type Words<Other, Part extends TextPart> = {
  /** Our own texts, made with the `t` of either language. */
  part: Part
  ownTexts: (t: TFunction<Part>) => readonly string[]
  /** The server's texts in the present language. */
  serverTexts: readonly string[]
  /** Reads the same data in the other language. Throws ApiError. */
  fetch: (language: Language) => Promise<Other>
  /** The server's texts in that data, in the order of `serverTexts`; undefined for a missing one. */
  translations: (other: Other, language: Language) => readonly (string | undefined)[]
  /** False while the texts are not shown: then nothing is read. */
  isShown?: boolean
  /** Identifies the data that `fetch` reads: a change reads it again. */
  subject?: string
}

type Answer<Other> = {
  language: Language
  subject: string
  attempt: number
  other?: { value: Other }
}

/** Reads nothing while second lines are off, and nothing twice. */
export function useSecondLines<Other, Part extends TextPart>(
  words: Words<Other, Part>,
): SecondLines {
  const { serverTexts, translations, ownTexts, part, isShown = true, subject = '' } = words
  const ownLanguage = useLanguage()
  const language = nextLanguage(ownLanguage)
  const { isOn } = use(SecondLanguageContext)
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<Answer<Other>>()
  const answer = last?.language === language && last.subject === subject ? last : undefined
  const isWanted = isOn && isShown
  const isDue = isWanted && !answer?.other && answer?.attempt !== attempt

  const fetchOther = useEffectEvent(words.fetch)
  useEffect(() => {
    if (!isDue) return undefined
    let isLate = false
    Promise.all([fetchOther(language), addTexts(language)]).then(
      ([value]) => isLate || setLast({ language, subject, attempt, other: { value } }),
      () => isLate || setLast({ language, subject, attempt }),
    )
    return () => {
      isLate = true
    }
  }, [isDue, language, subject, attempt])

  const other = isWanted ? answer?.other : undefined
  const sent = other && linesByText(serverTexts, translations(other.value, language))
  const ours =
    other && linesByText(ownTexts(textsIn(ownLanguage, part)), ownTexts(textsIn(language, part)))
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

/** The second lines of a screen whose texts are all our own. */
export function useOwnSecondLines<Part extends TextPart>(
  part: Part,
  own: (t: TFunction<Part>) => readonly string[],
): SecondLines {
  return useSecondLines({
    part,
    ownTexts: own,
    serverTexts: [],
    fetch: nothing,
    translations: noTexts,
  })
}

const nothing = async () => {}
const noTexts = () => []
