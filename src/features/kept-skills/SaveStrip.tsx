import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveFinished } from '@/api/keeping.queries'
import type { Stopped } from '@/api/kept/save-finished'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { clearToasts, showToast } from '@/ui/feedback/toasts'
import { Strip, type StripProps } from '@/ui/states/Strip'
import { forgetDrafts, openAgain } from './open-again'
import '@/i18n/parts/kept-skills'

export type SaveStripProps = {
  waiting: readonly FinishedLesson[]
  /** The screen says itself that nothing answers: there is no question now. */
  isAway: boolean
  onNotNow: () => void
  /** All is saved, and this lesson was the last one. */
  onSaved: (lesson: FinishedLesson) => void
  /** An answer in it was wrong. */
  onLookAgain: (lesson: FinishedLesson) => void
}

/** Asks whether to save what was finished on this device, and says what became of it. */
export function SaveStrip({ waiting, isAway, onNotNow, onSaved, onLookAgain }: SaveStripProps) {
  const { t } = useTranslation('kept-skills')
  const [stopped, setStopped] = useState<Stopped & { reason: Exclude<Stopped['reason'], 'gone'> }>()
  const [done, setDone] = useState(0)
  const save = useSaveFinished((saved) => {
    saved.lessons.forEach(forgetDrafts)
    if (saved.stopped) {
      const { reason, lesson } = saved.stopped
      openAgain(saved.stopped)
      // A message, as the strip may be gone; the others are asked for as before.
      if (reason === 'gone')
        showToast({ kind: 'error', text: t('save.gone', { lesson: lesson.module.title }) })
      setStopped(reason === 'gone' ? undefined : { ...saved.stopped, reason })
      return
    }
    showToast({ kind: 'success', text: t('save.saved') })
    const last = saved.lessons.at(-1)
    if (last) onSaved(last)
  })

  const start = (but?: FinishedLesson) => {
    // That something is not saved yet is not true much longer.
    clearToasts()
    setDone(0)
    setStopped(undefined)
    save.send({ tell: setDone, but })
  }
  const notNow = { label: t('save.notNow'), onPress: onNotNow }
  const again = waiting[0]?.isOpenAgain ? waiting[0] : undefined
  const reason = save.data === 'elsewhere' ? 'elsewhere' : stopped?.reason
  const count = waiting.length

  const shown = (): StripProps | undefined => {
    const common = { tone: 'info', icon: 'waiting', children: t('save.kept') } as const
    if (save.isBusy) {
      const title = t('save.saving', { done: done + 1, all: done + count })
      const actions = [{ label: t('save.yes'), onPress: () => start() }]
      return { ...common, title, actions, children: t('save.stay') }
    }
    // One that cannot be saved now does not hold up the others.
    const others = (but: FinishedLesson) =>
      count > 1 ? [{ label: t('save.others'), onPress: () => start(but) }] : []
    if (again) {
      const title = t('save.failed.wrong-answer', { lesson: again.module.title })
      const look = { label: t('save.look'), onPress: () => onLookAgain(again) }
      return { ...common, title, actions: [look, ...others(again), notNow] }
    }
    if (reason !== undefined) {
      const title = t(`save.failed.${reason}`, { lesson: stopped?.lesson.module.title })
      const retry = { label: t('save.again'), onPress: () => start() }
      return {
        ...common,
        tone: 'warning',
        title,
        actions: [
          retry,
          ...(reason === 'refused' && stopped ? others(stopped.lesson) : []),
          notNow,
        ],
      }
    }
    if (isAway) return undefined
    const yes = { label: t('save.yes'), onPress: () => start() }
    const title = t('save.title', { count })
    return { ...common, title, actions: [yes, notNow], children: t('save.ask', { count }) }
  }
  const strip = shown()
  return strip && <Strip {...strip} />
}
