import { use, type RefObject } from 'react'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { PeekContext } from '../peek/peek-context'
import { PeekButton } from '../peek/PeekButton'
import type { Peek } from '../peek/usePeek'
import { ListenContext } from './listen-settings'
import styles from './Listen.module.css'
import { ListenButton } from './ListenButton'
import { useHasVoice } from './voices'

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

type HelpButtonsProps = {
  help: Help | null
  /** What is read. */
  of: RefObject<HTMLElement | null>
  /** What it is, so that two buttons of a page have two names. */
  name: string
}

/** The buttons that help to read a part: aloud, and in the other language, which can be heard as well. */
export function HelpButtons({ help, ...part }: HelpButtonsProps) {
  if (!help) return null
  const { isHeard, peek } = help
  return (
    <div className={styles.help}>
      {isHeard && <ListenButton {...part} />}
      {peek && <PeekButton peek={peek} name={part.name} />}
      {peek?.state === 'open' && <ListenToOther {...part} other={peek.language} />}
    </div>
  )
}

function ListenToOther({ other, ...part }: Omit<HelpButtonsProps, 'help'> & { other: Language }) {
  const { shown } = use(ListenContext)
  const hasVoice = useHasVoice(other)
  return shown !== 'hidden' && hasVoice && <ListenButton {...part} other={other} />
}

type ReadingHelpProps = Omit<HelpButtonsProps, 'help'> & { peek?: Peek }

/** The same beside a part that has a layout of its own. */
export function ReadingHelp({ peek, ...part }: ReadingHelpProps) {
  return <HelpButtons {...part} help={useReadingHelp(peek)} />
}
