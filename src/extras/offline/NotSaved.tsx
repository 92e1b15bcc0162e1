import { useMutationState } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moduleStateKey, useUnsaved } from '@/api/learning.queries'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import styles from './offline.module.css'
import { nameOfSave, saveOf } from './writes'

/** What waits to be saved, and what could not be saved, with another try. */
export function NotSaved() {
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
        return (
          <Note key={mutation.mutationId} kind="warning" title={t('failed', { lesson })}>
            <Button
              variant="plain"
              size="small"
              endIcon="retry"
              onClick={() => void mutation.execute(save).catch(() => {})}
            >
              {t('tryAgain')}
            </Button>
          </Note>
        )
      })}
    </div>
  )
}
