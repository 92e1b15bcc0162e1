import { use } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import type { Peek } from '../peek/peek'
import { PeekContext } from '../peek/peek-context'
import type { HelpedPart } from './helped-part'
import { ListenContext } from './listen-settings'
import styles from './Listen.module.css'
import { ListenButton } from './ListenButton'
import { useHasVoice } from './useVoices'

/** What there is for a part, as far as the device can do it and the learner wants it. */
export type Help = { isHeard: boolean; peek: Peek | undefined }

/** Null where there is none. */
export function useReadingHelp(peek?: Peek, isOne = false): Help | null {
  const { shown } = use(ListenContext)
  const isPeeked = use(PeekContext) && peek !== undefined
  const hasVoice = useHasVoice(useLanguage())
  const isHeard = hasVoice && (isOne ? shown === 'each' : shown !== 'hidden')
  return isHeard || isPeeked ? { isHeard, peek: isPeeked ? peek : undefined } : null
}

/** The buttons that help to read a part: aloud, and in the other language, which can be heard as well. */
export function HelpButtons({ help, ...part }: HelpedPart & { help: Help | null }) {
  if (!help) return null
  const { isHeard, peek } = help
  return (
    <div className={styles.help}>
      {isHeard && <ListenButton {...part} />}
      {peek && <peek.Buttons {...part} peek={peek} />}
    </div>
  )
}

/** The same beside a part that has a layout of its own. */
export function ReadingHelp({ peek, ...part }: HelpedPart & { peek?: Peek }) {
  return <HelpButtons {...part} help={useReadingHelp(peek)} />
}
