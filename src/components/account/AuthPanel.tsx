import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import CompassRose from '@/assets/pictures/compass-rose.svg?react'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { radius } from '@/theme/tokens'

type AuthPanelProps = {
  title: string
  /** The id of a description of the title. */
  describedBy?: string
  /** Shown above the panel. */
  above?: ReactNode
  children: ReactNode
  /** Shown below the panel. */
  below?: ReactNode
  /** 400 by 500 px in a viewport of 1280 px; otherwise as high as its content. */
  fixed?: boolean
}

/** The panel of the sign-in, sign-up and password screens, on the background of the charts. */
export function AuthPanel(props: AuthPanelProps) {
  const { title, describedBy, above, children, below, fixed = false } = props
  return (
    <Scene>
      <Rose data-decoration="" sx={{ bottom: -170, left: -150, width: 560, height: 560 }} />
      <Rose data-decoration="" sx={{ top: -120, right: -120, width: 420, height: 420 }} />
      {/* 400 px with usual letters. */}
      <Box sx={{ position: 'relative', width: '25rem', maxWidth: '100%' }}>
        {above}
        <Panel elevation={8} data-fixed={fixed || undefined}>
          <ScreenHeading aria-describedby={describedBy} sx={{ fontSize: '1.75rem' }}>
            {title}
          </ScreenHeading>
          {children}
        </Panel>
        {below}
      </Box>
    </Scene>
  )
}

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  flex: 1,
  // A column as wide as the viewport, so that long words cannot push the panel out of a narrow one.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: '28px 16px',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.sea.base,
}))

const Rose = styled(CompassRose)(({ theme }) => ({
  position: 'absolute',
  color: theme.vars.palette.sea.line,
  opacity: 0.55,
}))

const Panel = styled(Paper)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: '22px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.panel,
  [theme.breakpoints.up('md')]: { padding: '26px 32px' },
  '&[data-fixed]': {
    gap: 10,
    [theme.breakpoints.up('md')]: { minHeight: 500, paddingBlock: 16 },
  },
  // What is below it.
  '& ~ *': { marginTop: 12 },
}))
