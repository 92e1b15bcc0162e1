import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { WriteNote, type WriteNoteProps } from '@/ui/feedback/WriteNote'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Column } from '@/ui/layout/Column'
import { LessonHead } from './head/LessonHead'
import styles from './ModuleFrame.module.css'

type ModuleFrameProps = {
  children: ReactNode
  /** 'Go Back' in most lessons, 'Back' in a quiz and a challenge. */
  backLabel: string
  onBack: () => void
  /** Back is locked, for the same reason as Continue. */
  backLocked?: boolean
  /** Replaces 'Continue'. */
  continueLabel?: string | undefined
  /** Continue is locked; `reason` is the id of the text that says what is still to do. */
  locked?: boolean
  reason?: string
  isSaving?: boolean
  /** Moves Continue away from where the previous page had it, so that the second tap of a double tap does not save. */
  stacked?: boolean
  /** The save in progress, for the note above the buttons when it is slow. */
  write?: WriteNoteProps
  onContinue: () => void
}

/** The page that every kind of lesson shares: head, content, and the buttons for back and Continue. */
export function ModuleFrame({
  children,
  backLabel,
  onBack,
  backLocked = false,
  continueLabel,
  locked = false,
  reason,
  isSaving = false,
  stacked = false,
  write,
  onContinue,
}: ModuleFrameProps) {
  const { t } = useTranslation('modules')
  return (
    <>
      <Column>
        <LessonHead />
        <div className={styles.lesson}>{children}</div>
      </Column>
      <ActionBar
        stacked={stacked}
        note={write && <WriteNote isPending={write.isPending} tryAgain={write.tryAgain} />}
        secondary={
          <Button variant="secondary" locked={backLocked} reason={reason} onClick={onBack}>
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
