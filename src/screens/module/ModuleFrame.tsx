import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { RouteBar } from '@/components/controls/RouteBar'
import { WriteNote, type WriteNoteProps } from '@/components/dialogs/WriteNote'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import type { ModulePosition } from '@/domain/completion'
import styles from './lesson.module.css'

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
        <ModuleHead />
        {children}
      </Column>
      <ActionBar
        stacked={stacked}
        note={write && <WriteNote isPending={write.isPending} tryAgain={write.tryAgain} />}
        secondary={
          <Button variant="outlined" locked={backLocked} reason={reason} onClick={onBack}>
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

/**
 * The lesson's position on its path; null while that is unknown. It comes by context, because each kind's view renders
 * the frame itself.
 */
export const ModulePositionContext = createContext<ModulePosition | null>(null)

/** The head of every lesson, one row: its position on the path, and Listen. */
function ModuleHead() {
  const position = use(ModulePositionContext)
  return (
    <div className={styles.head}>
      <div className={styles.place}>{position && <ModulePlace {...position} />}</div>
      <ListenButton />
    </div>
  )
}

/** The most buoys that fit beside the words. */
const mostBuoys = 7

/** "{sub-skill} · Lesson 2 of 3", and the same drawn. */
function ModulePlace({ part, parts, subSkill }: ModulePosition) {
  const { t } = useTranslation('modules')
  const words = t('part', { part, parts })
  return (
    <>
      <p className={styles.words}>
        <b>{subSkill.title}</b> <span>{`· ${words}`}</span>
      </p>
      {parts <= mostBuoys && (
        <RouteBar label={subSkill.title} count={parts} current={part} words={words} />
      )}
    </>
  )
}

/**
 * For the heading of a lesson with pages: focuses it when `page` changes, so that keyboard and screen reader follow; not
 * on mount, where the shell sets the focus. The window scrolls to its top, as for a new page.
 */
export function useHeadingFocus(page: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
