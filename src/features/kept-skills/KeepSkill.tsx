import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasNewLessons } from '@/api/kept.queries'
import type { LearningPath } from '@/api/learning'
import { usedNow } from '@/learner/kept/kept-skill'
import { useIsKept, useKeptSkills } from '@/learner/kept/useKeptSkills'
import { stored } from '@/learner/stored'
import { keptSkills } from '@/learner/stored-things'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import styles from './KeepSkill.module.css'

/** Where its chunk does not come, the learner hears why nothing opens. */
const KeepDialog = lazy(() =>
  import('./KeepDialog').then(
    (file) => ({ default: file.KeepDialog }),
    () => ({ default: KeepLater }),
  ),
)

/** To write down that a skill is used, this is exact enough. */
const oneDay = 24 * 60 * 60 * 1000

/** On a path: whether its skill is kept on this device, and the way to keep it or take it away. */
export function KeepSkill({ skillId, path }: { skillId: number; path: LearningPath }) {
  const { t } = useTranslation('learning-path')
  const [isOpen, setOpen] = useState(false)
  const kept = useKeptSkills().find((one) => one.skillId === skillId)
  const isKept = useIsKept()(skillId)
  const usedAt = kept?.usedAt
  const hasNew = useHasNewLessons(isKept ? kept : undefined, path)
  const isHere = isKept && !hasNew

  useEffect(() => {
    if (usedAt === undefined || Date.now() - usedAt < oneDay) return
    stored(keptSkills).change((list = []) => usedNow(list, skillId, Date.now()))
  }, [skillId, usedAt])

  return (
    <>
      <Button
        variant="plain"
        size="small"
        className={styles.keep}
        startIcon={isHere ? 'device' : 'save'}
        onClick={() => setOpen(true)}
      >
        {t(hasNew ? 'keepNew' : isHere ? 'kept' : 'keep')}
      </Button>
      {isOpen && (
        <Suspense>
          <KeepDialog
            skillId={skillId}
            name={path.skillName}
            hasNew={hasNew}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function KeepLater({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('learning-path')
  return (
    <Note kind="error" role="alert" title={t('keepFailed')}>
      <Button variant="plain" size="small" onClick={onClose}>
        {t('keepFailedOk')}
      </Button>
    </Note>
  )
}
