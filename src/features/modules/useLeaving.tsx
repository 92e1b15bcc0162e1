import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetting } from '@/learner/settings/useSettings'
import { Button } from '@/ui/controls/Button'
import { Dialog } from '@/ui/feedback/Dialog'

/**
 * Leaves a lesson by Go Back: at once, or after a confirmation if the learner's settings ask for one and the lesson is
 * not completed (rules.md#ships).
 */
export function useLeaving(isCompleted: boolean, onBack: () => void) {
  const { t } = useTranslation('modules')
  const [leaving] = useSetting('leaving')
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)

  return {
    leave: () => {
      if (leaving === 'ask' && !isCompleted) setAsking(true)
      else onBack()
    },
    question: (
      <Dialog
        open={isAsking}
        onClose={stay}
        title={t('leaving.title')}
        action={
          <>
            <Button wide onClick={stay}>
              {t('leaving.stay')}
            </Button>
            <Button wide variant="secondary" onClick={onBack}>
              {t('leaving.leave')}
            </Button>
          </>
        }
      >
        <p>{t('leaving.text')}</p>
      </Dialog>
    ),
  }
}
