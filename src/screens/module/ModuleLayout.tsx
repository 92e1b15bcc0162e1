import { styled } from '@mui/material/styles'
import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/controls/Button'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { useLowForBar } from '@/components/layout/useLowWindow'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { ModuleHead, OpenModuleContext } from './ModuleHead'

/** The id of Continue. */
export const continueId = 'continue'

type ModuleLayoutProps = {
  children: ReactNode
  /** 'Go Back' in most modules, 'Back' in a quiz and a challenge. */
  backLabel: string
  onBack: () => void
  /** The id of the text that says why Back is locked, such as that of Continue, which says that it is busy. */
  backLockedBy?: string | undefined
  /** Replaces 'Continue'. */
  continueLabel?: string | undefined
  /** The id of the text that says why Continue is locked: what is still to do. */
  lockedBy?: string | undefined
  /** What is still to see, above the buttons. */
  note?: ReactNode
  /** How much of it is done, in a few words beside Continue. */
  progress?: string
  isBusy?: boolean
  /** A call is on its way that is named when it is slow; by default while it is busy. */
  isSending?: boolean
  /** Moves Continue away from where the previous page had it, so that the second tap of a double tap does not save. */
  stacked?: boolean
  /** Continue takes the focus from in here when it opens, so that Enter goes on; not from where the learner has gone meanwhile. */
  focusesContinueFrom?: RefObject<HTMLElement | null>
  onContinue: () => void
}

/** The page that every type of module shares: head, content, and the buttons for back and Continue. */
export function ModuleLayout({
  children,
  backLabel,
  onBack,
  backLockedBy,
  continueLabel,
  lockedBy,
  note,
  progress,
  isBusy = false,
  isSending = isBusy,
  stacked = false,
  focusesContinueFrom,
  onContinue,
}: ModuleLayoutProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { isForQuestion } = use(OpenModuleContext)
  const continueButton = useShownWhenUnlocked(lockedBy !== undefined, focusesContinueFrom)
  return (
    <>
      <Column>
        <ModuleHead />
        {children}
      </Column>
      <ActionBar
        stacked={stacked}
        note={
          <>
            {note}
            <SlowWriteNote isPending={isSending} />
          </>
        }
        secondary={
          <>
            <Button variant="outlined" lockedBy={backLockedBy} onClick={onBack}>
              {isForQuestion ? t('modules.toPath') : backLabel}
            </Button>
            {progress && <Progress>{progress}</Progress>}
          </>
        }
      >
        {isForQuestion ? (
          <Button startIcon="arrow-left" onClick={() => void navigate(-1)}>
            {t('modules.toQuestion')}
          </Button>
        ) : (
          <Button
            ref={continueButton}
            id={continueId}
            lockedBy={lockedBy}
            busy={isBusy}
            {...(lockedBy === undefined && {
              busyLabel: t('modules.saving'),
              endIcon: 'arrow-right',
            })}
            onClick={onContinue}
          >
            {continueLabel ?? t('modules.continue')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

/** In a low window the bar is below the content: a button that was locked comes into view. */
function useShownWhenUnlocked(isLocked: boolean, from?: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null)
  const wasLocked = useRef(isLocked)
  const isLow = useLowForBar()
  useEffect(() => {
    if (wasLocked.current && !isLocked) {
      if (isLow) button.current?.scrollIntoView({ block: 'nearest' })
      const focused = document.activeElement
      // Safari focuses no button that is pressed, but what it stands in.
      if (from?.current?.contains(focused) || focused?.contains(from?.current ?? null)) {
        button.current?.focus({ preventScroll: true })
      }
    }
    wasLocked.current = isLocked
  }, [isLow, isLocked, from])
  return button
}

const Progress = styled('span')({
  marginLeft: 'auto',
  fontWeight: 600,
  '& + div': { marginLeft: 0 },
})
