import type { TFunction } from 'i18next'
import type { LoggedCall } from '@/api/qa/call-log'
import type { Failure } from '@/api/qa/failure-switch'
import { env } from '@/config/env'
import timing from '@/config/timing.json'
import { currentLanguage } from '@/i18n/i18n'
import { session, type SessionStatus } from '@/learner/session'

/** A label and its value. */
export type Fact = readonly [label: string, value: string]

type Translate = TFunction<'qa'>

/** When the session expires; without its token and e-mail, since testers copy this into bug reports. */
function sessionWords(t: Translate, status: SessionStatus): string {
  if (status.kind !== 'active') return t(`session.${status.kind}`)
  const { expiresAt } = status.session
  if (expiresAt === undefined) return t('session.noEnd')
  return t('session.until', { time: new Date(expiresAt).toISOString() })
}

export const failureWords = (t: Translate, failure: Failure | undefined) =>
  t(`failure.${failure ?? 'none'}`, { seconds: timing.qaSlowCall / 1000 })

export function outcomeWords(t: Translate, { outcome, failure }: LoggedCall): string {
  const words = typeof outcome === 'number' ? String(outcome) : t(`calls.${outcome}`)
  return failure === undefined ? words : t('calls.onPurpose', { outcome: words, failure })
}

/** The facts about this app in the panel. */
export function appFacts(t: Translate, status = session.status()): Fact[] {
  return [
    [t('about.build'), buildId],
    [t('about.api'), env().apiBaseUrl],
    [t('about.language'), currentLanguage()],
    [t('about.session'), sessionWords(t, status)],
  ]
}

// Replaced at build time by src/build/plugins/build-id.ts.
declare const __BUILD_ID__: string

/** The app's version and the commit, such as `0.1.0 1a2b3c4`. */
const buildId = __BUILD_ID__
