import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import { useBarHeight } from './useBarHeight'
import { useLowForBar } from './useLowWindow'

type ActionBarProps = {
  /** The main action. */
  children: ReactNode
  /** On the left, or below the main action: the Back button. */
  secondary?: ReactNode
  /** On the left, or above the main action: what is chosen so far, or what is missing. */
  status?: ReactNode
  /** A sentence above the buttons: why the main action waits, or what went wrong. */
  note?: ReactNode
  width?: 'content' | 'wide'
  /**
   * Gives the main action a row of its own on touch screens, where the previous page had its button in this place:
   * phones do not report a double tap, so its second tap would send.
   */
  stacked?: boolean
}

/**
 * The bar at the bottom of a step: Back on the left, the main action on the right. It ignores the second click of a
 * double click, since the next step often has its own button in the same place.
 */
export function ActionBar({
  children,
  secondary,
  status,
  note,
  width = 'content',
  stacked = false,
}: ActionBarProps) {
  const isLow = useLowForBar()
  const bar = useBarHeight(!isLow)
  return (
    <Bar ref={bar} sx={{ position: isLow ? 'static' : 'sticky' }}>
      <Inside sx={{ maxWidth: width === 'content' ? 784 : 1184 }}>
        {note && <NoteAbove>{note}</NoteAbove>}
        <Actions
          data-stacked={stacked || undefined}
          sx={{ flexWrap: status ? 'wrap' : 'wrap-reverse' }}
          onClickCapture={firstMouseClickOnly}
        >
          {status}
          {secondary}
          <Main>{children}</Main>
        </Actions>
      </Inside>
    </Bar>
  )
}

const Bar = styled('footer')(({ theme }) => ({
  bottom: 0,
  zIndex: theme.zIndex.actionBar,
  flex: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media print': { display: 'none' },
}))

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 88,
  margin: '0 auto',
  padding: '18px 32px',
  [theme.breakpoints.down('md')]: { minHeight: 76, padding: '12px 16px' },
}))

const NoteAbove = styled('div')({ '& > *': { marginBottom: 8 } })

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: '8px 16px',
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { columnGap: 10, '& button': { paddingInline: 18 } },
  '@media (pointer: coarse)': { '&[data-stacked] > *': { flexBasis: '100%' } },
}))

const Main = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 168,
  marginLeft: 'auto',
  // Where it is scrolled into view, its edge is too.
  '& > *': { flex: 1, scrollMarginBlock: 18 },
  [theme.breakpoints.down('md')]: { flex: '1 1 min-content', minWidth: 'min(150px, 100%)' },
}))
