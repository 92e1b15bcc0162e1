import type { ComponentType } from 'react'
import type { Language } from '@/i18n/languages'
import type { HelpedPart } from '../speech/helped-part'
import type { Line } from './lines'

/** The words of a part in the other language, below its own, without a switch of the interface. */
export type Peek = {
  language: Language
  state: 'closed' | 'waiting' | 'failed' | 'none' | 'open'
  /** In the order of the words that stand there; empty unless it is open. */
  lines: readonly Line[]
  toggle: () => void
  /** What shows it comes along: who shows no other language does not carry it. */
  Buttons: ComponentType<HelpedPart & { peek: Peek }>
  Lines: ComponentType<SomeLines>
}

/** The lines from one on, or up to another one. */
export type SomeLines = { peek: Peek | undefined; from?: number; to?: number }
