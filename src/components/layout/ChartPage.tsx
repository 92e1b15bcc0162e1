import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContinueBar } from '@/components/continue-bar/ContinueBar'
import { BackLink } from '@/components/controls/BackLink'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import { Icon } from '@/components/icons/Icon'
import type { Id } from '@/domain/ids'
import { useWide } from '@/lib/media-queries'
import { fontSizes } from '@/theme/tokens'
import { ScreenHeading } from './ScreenHeading'
import { useBarHeight } from './useBarHeight'
import { useLowWindow } from './useLowWindow'

type ChartPageProps = {
  back?: { to: string; state: unknown; label: string }
  title: string
  /** The name of the switch between chart and list, for screen readers. */
  showAs: string
  view: MapOrList
  onChooseView: (view: MapOrList) => void
  /** How far the learner is, in a thin line. */
  progress?: ReactNode
  /** The skill whose path is on the screen; null on the map. */
  skillId: Id | null
  /** The Continue bar stands in the middle above a chart of few things, not at the end of the head, far from them. */
  isSmall?: boolean
  /** The chart, or its list. */
  children: ReactNode
}

/**
 * The page of a chart or its list, with a head above the chart that never covers it. On a phone the Continue bar is
 * at the bottom of the viewport, or below the heading where the window is low for its letters; in the DOM it always follows
 * the heading.
 */
export function ChartPage(props: ChartPageProps) {
  const { back, title, showAs, view, onChooseView, progress, skillId, isSmall, children } = props
  const isLow = useLowWindow()
  const bar = useBarHeight(!useWide() && !isLow)

  return (
    <Page
      data-low={isLow || undefined}
      sx={[
        view === 'map' && { backgroundColor: 'sea.base' },
        // Its Continue card stands above the map.
        isSmall === true && { '--least-chart-height': '420px' },
      ]}
    >
      <Head>
        {back && (
          <Back>
            <BackLink to={back.to} state={back.state}>
              {back.label}
            </BackLink>
          </Back>
        )}
        {progress && <Progress>{progress}</Progress>}
        <Title data-small={isSmall || undefined}>
          <ScreenHeading sx={{ fontSize: fontSizes.h2 }}>{title}</ScreenHeading>
          <MapOrListSwitch
            label={showAs}
            view={view}
            onChoose={(chosen) => {
              // The other one begins as on arrival.
              window.scrollTo(0, 0)
              onChooseView(chosen)
            }}
          />
        </Title>
        <Continue
          ref={bar}
          data-low={isLow || undefined}
          data-small={isSmall || undefined}
          onClickCapture={firstMouseClickOnly}
        >
          <ContinueBar skillId={skillId} />
        </Continue>
      </Head>
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
      sx={{ flex: 'none', displayPrint: 'none' }}
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

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplate: `
      'back'
      'title'
      'progress'
      'body' 1fr
      'continue'
      / minmax(0, 1fr)`,
    '&[data-low]': {
      gridTemplate: `
        'back'
        'title'
        'continue'
        'progress'
        'body' 1fr
        / minmax(0, 1fr)`,
    },
  },
}))

/**
 * The title and the Continue bar share a line, or else stand below each other; above them, the way back and the progress.
 * On a phone its parts stand in the grid of the page.
 */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  alignItems: 'center',
  padding: '0 24px 0 32px',
  [theme.breakpoints.down('md')]: { display: 'contents' },
}))

const Back = styled('div')(({ theme }) => ({
  gridArea: 'back',
  flex: 'none',
  paddingTop: 2,
  [theme.breakpoints.down('md')]: { padding: '0 16px' },
}))

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  gridArea: 'title',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '7px 0',
  // The heading wraps beside the switch; the switch wraps below if not even the longest word fits.
  '& h1': {
    flex: '1 1 min-content',
    minWidth: 0,
    maxWidth: 'max-content',
    overflowWrap: 'break-word',
  },
  [theme.breakpoints.up(1200)]: { '&[data-small]': { flexBasis: '100%' } },
  [theme.breakpoints.down('md')]: {
    justifyContent: 'space-between',
    padding: '0 16px',
    '&:first-of-type': { paddingTop: 8 },
    // Without icons, because the heading needs the space.
    '& svg': { display: 'none' },
    '& button': { padding: '0 12px' },
  },
}))

/** Beside the way back, and the end of its line. */
const Progress = styled('div')(({ theme }) => ({
  gridArea: 'progress',
  flex: '1 1 50%',
  fontSize: theme.typography.body2.fontSize,
  '& > *': { maxWidth: '21rem' },
  [theme.breakpoints.down('md')]: { padding: '8px 16px 0', '& > *': { maxWidth: 'none' } },
}))

const Continue = styled('div')(({ theme: { breakpoints, shape, vars, zIndex } }) => ({
  gridArea: 'continue',
  // So that nothing moves when it has loaded.
  '& > *': { minHeight: '3.75rem' },
  minWidth: 'min(26rem, 100%)',
  '@media print': { display: 'none' },
  [breakpoints.up(1200)]: {
    '&[data-small]': {
      minWidth: 0,
      margin: '0 auto',
      padding: '2px 20px',
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: shape.borderRadius,
      backgroundColor: vars.palette.background.paper,
    },
  },
  [breakpoints.down(1200)]: { flex: '1 1 100%' },
  [breakpoints.down('md')]: {
    position: 'sticky',
    // One pixel below the edge, so that no gap shows at fractional scroll positions.
    bottom: -1,
    zIndex: zIndex.actionBar,
    minWidth: 0,
    padding: '7px 16px calc(8px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${vars.palette.divider}`,
    backgroundColor: vars.palette.background.paper,
    '&[data-low]': {
      position: 'static',
      margin: '8px 16px 0',
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: shape.borderRadius,
    },
  },
}))

const Body = styled('div')({
  display: 'flex',
  gridArea: 'body',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
})
