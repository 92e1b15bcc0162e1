import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContinueBar } from '@/components/continue-bar/ContinueBar'
import { BackLink } from '@/components/controls/BackLink'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import { Icon } from '@/components/icons/Icon'
import type { Id } from '@/domain/ids'
import { useWide } from '@/lib/useMediaQuery'
import { fontSizes } from '@/theme/tokens'
import { useBarHeight } from './useBarHeight'

type ChartPageProps = {
  back?: { to: string; words: string }
  title: string
  /** The name of the switch between chart and list, for screen readers. */
  showAs: string
  view: MapOrList
  onChooseView: (view: MapOrList) => void
  /** How far the learner is, in a thin line. */
  progress?: ReactNode
  /** The skill whose path is on the screen; null on the map. */
  skillId: Id | null
  /** The chart, or its list. */
  children: ReactNode
}

/**
 * The page of a chart or its list, with a head above the chart that never covers it. On a phone the Continue bar is
 * at the bottom of the viewport; in the DOM it still follows the heading.
 */
export function ChartPage(props: ChartPageProps) {
  const { back, title, showAs, view, onChooseView, progress, skillId, children } = props
  const bar = useBarHeight(!useWide())

  return (
    <Page sx={[view === 'map' && { backgroundColor: 'sea.base' }]}>
      {back && (
        <Back>
          <BackLink to={back.to}>{back.words}</BackLink>
        </Back>
      )}
      <Title>
        <Typography variant="h1" sx={{ fontSize: fontSizes.h2 }}>
          {title}
        </Typography>
        <MapOrListSwitch label={showAs} view={view} onChoose={onChooseView} />
      </Title>
      <Progress>{progress && <div>{progress}</div>}</Progress>
      <Continue ref={bar} onClickCapture={firstMouseClickOnly}>
        <ContinueBar skillId={skillId} />
      </Continue>
      <Body>{children}</Body>
    </Page>
  )
}

type MapOrList = 'map' | 'list'

type MapOrListSwitchProps = {
  /** Its name for screen readers. */
  label: string
  view: MapOrList
  onChoose: (view: MapOrList) => void
}

/** Switches between the map and the list of the same items. */
function MapOrListSwitch({ label, view, onChoose }: MapOrListSwitchProps) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      sx={{ flex: 'none' }}
      aria-label={label}
      value={view}
      // Null for a press on what is shown already.
      onChange={(_, chosen: MapOrList | null) => chosen && onChoose(chosen)}
    >
      {(['map', 'list'] as const).map((option) => (
        // Each button is a tab stop: nothing tells a learner that the arrow keys move between them.
        <ToggleButton key={option} value={option} tabIndex={0}>
          <Icon name={option} size={20} />
          <span>{t(`ui.view.${option}`)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The title and the Continue bar share a line; above it, the way back and the progress. */
const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gridTemplate: `
    'back progress'
    'title continue'
    'body body' 1fr
    / minmax(0, max-content) minmax(50%, 1fr)`,
  gap: '0 24px',
  alignItems: 'center',
  [theme.breakpoints.down(1200)]: {
    gridTemplate: `
      'back progress'
      'title title'
      'continue continue'
      'body body' 1fr
      / minmax(0, max-content) minmax(0, 1fr)`,
  },
  [theme.breakpoints.down('md')]: {
    gridTemplate: `
      'back'
      'title'
      'progress'
      'body' 1fr
      'continue'
      / minmax(0, 1fr)`,
  },
}))

const Back = styled('div')(({ theme }) => ({
  gridArea: 'back',
  padding: '2px 0 0 32px',
  [theme.breakpoints.down('md')]: { padding: '0 16px' },
}))

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  gridArea: 'title',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '7px 0 7px 32px',
  // The heading wraps beside the switch; the switch wraps below if not even the longest word fits.
  '& h1': {
    flex: '1 1 min-content',
    minWidth: 0,
    maxWidth: 'max-content',
    overflowWrap: 'break-word',
  },
  [theme.breakpoints.down('md')]: {
    justifyContent: 'space-between',
    padding: '0 16px',
    '&:first-of-type': { paddingTop: 2 },
    // Without icons, because the heading needs the space.
    '& svg': { display: 'none' },
    '& button': { padding: '0 12px' },
  },
}))

const Progress = styled('div')(({ theme }) => ({
  display: 'flex',
  gridArea: 'progress',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'center',
  paddingRight: 24,
  fontSize: theme.typography.body2.fontSize,
  '& > *': { flex: '0 1 21rem' },
  [theme.breakpoints.down('md')]: { padding: '0 16px', '& > *': { flex: '1 1 10rem' } },
}))

const Continue = styled('div')(({ theme: { breakpoints, vars, zIndex } }) => ({
  gridArea: 'continue',
  paddingRight: 24,
  // So that nothing moves when it has loaded.
  '& > *': { minHeight: '3.75rem' },
  [breakpoints.down(1200)]: { paddingLeft: 32 },
  [breakpoints.down('md')]: {
    position: 'sticky',
    // One pixel below the edge, so that no gap shows at fractional scroll positions.
    bottom: -1,
    zIndex: zIndex.actionBar,
    padding: '7px 16px calc(8px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${vars.palette.divider}`,
    backgroundColor: vars.palette.background.paper,
    // In very low windows it would hide the chart.
    '@media (max-height: 479.98px)': { position: 'static' },
  },
}))

const Body = styled('div')({
  display: 'flex',
  gridArea: 'body',
  flexDirection: 'column',
  alignSelf: 'stretch',
  minWidth: 0,
})
