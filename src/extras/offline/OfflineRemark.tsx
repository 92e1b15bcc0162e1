import { useMutationState } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moduleStateKey, useUnsaved } from '@/api/learning.queries'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import type { BandProps } from '@/ui/extras/extras'
import { rememberedLearner } from './learner'
import styles from './offline.module.css'
import { SaveSkill } from './SaveSkill'
import { nameOfSave, saveOf } from './writes'

/** On a path, whether its skill is saved offline; on map and path, what is not saved yet. */
export function OfflineRemark({ skillId }: BandProps) {
  const learner = rememberedLearner()
  if (learner === undefined) return null
  return (
    <>
      {skillId !== null && <SaveSkill key={skillId} learner={learner} skillId={skillId} />}
      <NotSaved />
    </>
  )
}

/** What waits to be saved, and what could not be saved, with another try. */
function NotSaved() {
  const { t } = useTranslation('offline')
  const { length: count } = useUnsaved({ isWaiting: true })
  const sends = useMutationState({
    filters: { mutationKey: moduleStateKey },
    select: (mutation) => ({ mutation, status: mutation.state.status, save: saveOf(mutation) }),
  })
  // A later one may have saved the same.
  const last = new Map(sends.map((send) => [send.save && nameOfSave(send.save), send]))
  return (
    <div role="status" className={styles.notSaved}>
      {count > 0 && <p>{t('waiting', { count })}</p>}
      {[...last.values()].map(({ mutation, status, save }) => {
        if (status !== 'error' || save?.state !== 'completed') return null
        const lesson = save.title || t(`type.${save.type ?? 'video'}`)
        const tryAgain = () => void mutation.execute(save).catch(() => {})
        return (
          <Note key={mutation.mutationId} kind="warning" title={t('failed', { lesson })}>
            <Button variant="plain" size="small" endIcon="retry" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          </Note>
        )
      })}
    </div>
  )
}
