import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveFinished } from '@/api/keeping.queries'
import type { Stopped } from '@/api/kept/save-finished'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { stored } from '@/learner/stored'
import { finishedHere } from '@/learner/stored-things'
import { showToast } from '@/ui/feedback/toasts'
import { Strip } from '@/ui/states/Strip'
import { openAgain } from './open-again'
import '@/i18n/parts/kept-skills'

export type SaveStripProps = {
  waiting: readonly FinishedLesson[]
  onNotNow: () => void
  /** All is saved, and this lesson was the last one. */
  onSaved: (lesson: FinishedLesson) => void
  /** An answer in it was wrong. */
  onLookAgain: (lesson: FinishedLesson) => void
}

/** Asks whether to save what was finished on this device, and says what became of it. */
export function SaveStrip({ waiting, onNotNow, onSaved, onLookAgain }: SaveStripProps) {
  const { t } = useTranslation('kept-skills')
  const [stopped, setStopped] = useState<Stopped>()
  const [done, setDone] = useState(0)
  const save = useSaveFinished((saved) => {
    setStopped(saved.stopped)
    if (saved.stopped) {
      const { reason, lesson } = saved.stopped
      openAgain(saved.stopped)
      // The strip, which says why, goes with the last lesson that waits.
      if (reason === 'gone' && stored(finishedHere).read()?.length === 0)
        showToast({ kind: 'error', text: t('save.goneLast', { lesson: lesson.module.title }) })
      return
    }
    showToast({ kind: 'success', text: t('save.saved') })
    const last = saved.lessons.at(-1)
    if (last) onSaved(last)
  })

  const start = () => {
    setDone(0)
    setStopped(undefined)
    save.send(setDone)
  }
  const notNow = { label: t('save.notNow'), onPress: onNotNow }
  const again = waiting.find(({ isOpenAgain }) => isOpenAgain)
  const first = waiting[0]
  const count = waiting.length

  if (save.isBusy) {
    const saving = t('save.saving', { done: done + 1, all: done + count })
    return (
      <Strip
        tone="info"
        icon="waiting"
        title={saving}
        actions={[{ label: t('save.yes'), onPress: start }]}
      >
        {t('save.stay')}
      </Strip>
    )
  }
  if (again !== undefined && again === first) {
    return (
      <Strip
        tone="info"
        icon="waiting"
        title={t('save.failed.wrong-answer', { lesson: again.module.title })}
        actions={[{ label: t('save.look'), onPress: () => onLookAgain(again) }, notNow]}
      >
        {t('save.kept')}
      </Strip>
    )
  }
  const reason = save.data === 'elsewhere' ? 'elsewhere' : stopped?.reason
  if (reason !== undefined) {
    return (
      <Strip
        tone="warning"
        icon="waiting"
        title={t(`save.failed.${reason}`, { lesson: stopped?.lesson.module.title })}
        actions={[{ label: t('save.again'), onPress: start }, notNow]}
      >
        {t('save.kept')}
      </Strip>
    )
  }
  return (
    <Strip
      tone="info"
      icon="waiting"
      title={t('save.title', { count })}
      actions={[{ label: t('save.yes'), onPress: start }, notNow]}
    >
      {t('save.ask', { count })}
    </Strip>
  )
}
