import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { RouteBar } from '@/components/controls/RouteBar'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import type { ModulePosition } from '@/domain/learning-path'

type ModuleFrameProps = {
  children: ReactNode
  /** 'Go Back' in most modules, 'Back' in a quiz and a challenge. */
  backLabel: string
  onBack: () => void
  /** Back is locked, for the same reason as Continue. */
  backLocked?: boolean
  /** Replaces 'Continue'. */
  continueLabel?: string | undefined
  /** Continue is locked; `reason` is the id of the text that says what is still to do. */
  locked?: boolean
  reason?: string
  /** How much of it is done, in a few words beside Continue. */
  progress?: string
  isSaving?: boolean
  /** A call is on its way that is named when it is slow; by default the save. */
  isSending?: boolean
  /** Moves Continue away from where the previous page had it, so that the second tap of a double tap does not save. */
  stacked?: boolean
  /** On a desktop the buttons stand below the content in place of the bottom of the window. */
  near?: boolean
  onContinue: () => void
}

/** The page that every type of module shares: head, content, and the buttons for back and Continue. */
export function ModuleFrame({
  children,
  backLabel,
  onBack,
  backLocked = false,
  continueLabel,
  locked = false,
  reason,
  progress,
  isSaving = false,
  isSending = isSaving,
  stacked = false,
  near = false,
  onContinue,
}: ModuleFrameProps) {
  const { t } = useTranslation('modules')
  return (
    <>
      <Column grows={!near}>
        <ModuleHead />
        {children}
      </Column>
      <ActionBar
        stacked={stacked}
        near={near}
        note={<WriteNote isPending={isSending} />}
        secondary={
          <>
            <Button variant="outlined" locked={backLocked} reason={reason} onClick={onBack}>
              {backLabel}
            </Button>
            {progress && <Progress>{progress}</Progress>}
          </>
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

const Progress = styled('span')({
  marginLeft: 'auto',
  fontWeight: 600,
  '& + div': { marginLeft: 0 },
})

/** The position of the module on its path, for the head that each view renders itself; null while it is unknown. */
export const ModulePositionContext = createContext<ModulePosition | null>(null)

const row = { flexWrap: 'wrap', rowGap: 0.25, columnGap: 2, alignItems: 'center' }

/** One row: the position on the path, and Listen. */
function ModuleHead() {
  const position = use(ModulePositionContext)
  return (
    <Stack direction="row" sx={[row, { minHeight: 48, mb: 1 }]}>
      <Stack direction="row" sx={[row, { flex: '1 1 9rem', minWidth: 0 }]}>
        {position && <ModulePlace {...position} />}
      </Stack>
      <ListenButton />
    </Stack>
  )
}

/** The most stops that fit beside the words. */
const mostStops = 7

/** The sub-skill, and one line of its lessons: "Lesson 2 of 3", and the same drawn. */
function ModulePlace({ part, parts, subSkill }: ModulePosition) {
  const { t } = useTranslation('modules')
  const words = t('part', { part, parts })
  return (
    <>
      {subSkill.title !== '' && (
        <Typography
          sx={{
            flex: { xs: '1 0 100%', md: 'initial' },
            minWidth: 0,
            fontWeight: 700,
            overflowWrap: 'anywhere',
          }}
        >
          {subSkill.title}
        </Typography>
      )}
      <Stack direction="row" sx={[row, { flex: '1 1 auto', columnGap: 1, minWidth: 0 }]}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words}
        </Typography>
        {parts <= mostStops && (
          <RouteBar label={subSkill.title || words} count={parts} current={part} words={words} />
        )}
      </Stack>
    </>
  )
}

/**
 * For the heading of a module with pages: focuses it when `page` changes, so that keyboard and screen reader follow; not
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
