import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { WriteNote, type Write } from '@/ui/feedback/WriteNote'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Column } from '@/ui/layout/Column'
import type { SecondLines } from '@/ui/reading/useSecondLines'
import { LessonHead } from './head/LessonHead'
import styles from './ModuleFrame.module.css'

type ModuleFrameProps = {
  kind: ModuleType
  /** The texts of the lesson in the other language. */
  second: SecondLines
  children: ReactNode
  /** The words of the way back; a lesson says 'Go Back', a quiz 'Back'. */
  backLabel: string
  onBack: () => void
  /** The words of the way on: 'Continue', unless the lesson has its own. */
  continueLabel?: string | undefined
  /** The way on is shut until the learner has done what `reason` (an id) says. */
  locked?: boolean
  reason?: string
  isSaving?: boolean
  /** The way on of the page before stood in the same place, and this one sends. */
  stacked?: boolean
  /** The lesson has a page before this one. */
  isLaterPage?: boolean
  /** What saves it, for what is said above the buttons when that takes long. */
  write?: Write
  onContinue: () => void
}

/** The page of a module: its head, the lesson, and below it the way back and the way on. */
export function ModuleFrame({
  kind,
  second,
  children,
  backLabel,
  onBack,
  continueLabel,
  locked = false,
  reason,
  isSaving = false,
  stacked = false,
  isLaterPage = false,
  write,
  onContinue,
}: ModuleFrameProps) {
  const { t } = useTranslation('modules')
  return (
    <>
      <Column second={second}>
        <LessonHead kind={kind} isLaterPage={isLaterPage} />
        <div className={styles.lesson}>{children}</div>
      </Column>
      <ActionBar
        stacked={stacked}
        note={write && <WriteNote write={write} />}
        secondary={
          <Button variant="secondary" onClick={onBack}>
            {backLabel}
          </Button>
        }
      >
        <Button
          locked={locked}
          reason={reason}
          busy={isSaving}
          {...(!locked && { busyLabel: t('saving'), endIcon: 'arrow-right' })}
          onClick={onContinue}
        >
          {continueLabel ?? t('continue')}
        </Button>
      </ActionBar>
    </>
  )
}
