import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'

/** Where its chunk does not come, the learner hears why nothing opens. */
const KeepDialog = lazy(() =>
  import('./KeepDialog').then(
    (file) => ({ default: file.KeepDialog }),
    () => ({ default: KeepLater }),
  ),
)

/** On a path: whether its skill is kept on this device, and the way to keep it or take it away. */
export function KeepSkill({ skillId, name }: { skillId: number; name: string }) {
  const { t } = useTranslation('learning-path')
  const [isOpen, setOpen] = useState(false)
  const isKept = useKeptSkills().some((one) => one.skillId === skillId && one.isWhole)
  return (
    <>
      <Button
        variant="plain"
        size="small"
        startIcon={isKept ? 'device' : 'save'}
        onClick={() => setOpen(true)}
      >
        {t(isKept ? 'kept' : 'keep')}
      </Button>
      {isOpen && (
        <Suspense>
          <KeepDialog skillId={skillId} name={name} onClose={() => setOpen(false)} />
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
