import type { TFunction } from 'i18next'
import { callLog } from '@/api/qa/call-log'
import { failureSwitch } from '@/api/qa/failure-switch'
import { appFacts, failureWords, outcomeWords, type Fact } from './facts'

/** The state of app and browser as plain text, with nothing of the learner in it. */
export function bugReport(t: TFunction<'qa'>, screenAddress: string): string {
  const facts: Fact[] = [
    ...appFacts(t),
    [t('about.screen'), screenAddress],
    [t('about.window'), `${window.innerWidth} × ${window.innerHeight}`],
    [t('about.browser'), navigator.userAgent],
    [t('about.failure'), failureWords(t, failureSwitch.current())],
    [t('about.time'), new Date().toISOString()],
  ]
  const calls = callLog
    .calls()
    .map((call) => [
      call.method,
      call.path,
      outcomeWords(t, call),
      t('calls.ms', { ms: call.ms }),
      ...(call.differences.length > 0
        ? [t('calls.differs', { count: call.differences.length })]
        : []),
    ])
  return [
    t('report.heading'),
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    t('report.calls'),
    ...(calls.length === 0 ? [t('calls.none')] : calls.map((parts) => parts.join('  '))),
    '',
  ].join('\n')
}
