import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import CompassRose from '@/assets/pictures/compass-rose.svg?react'
import StateEmpty from '@/assets/pictures/state-empty.svg?react'
import StateError from '@/assets/pictures/state-error.svg?react'
import StateOffline from '@/assets/pictures/state-offline.svg?react'
import { Button } from '@/components/controls/Button'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { fontSizes } from '@/theme/tokens'
import { useFocusNext } from './useFocusNext'

const pictures = { empty: StateEmpty, error: StateError, offline: StateOffline }

type StateViewProps = {
  /** The picture above the words. */
  art: keyof typeof pictures
  title: string
  /** The level of its heading: 1 where the view is the whole page, 2 where the page has its own `h1`. */
  level?: 1 | 2
  /** What happened and what to do. */
  children: string
  /** The main action is to try again; `isRetrying` while that runs. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** Further buttons. */
  actions?: ReactNode
  /** The technical sentence, word for word: last, and small. */
  detail?: ReactNode
}

/** The layout of empty, error and offline states: a picture, a heading, a sentence and buttons. */
export function StateView(props: StateViewProps) {
  const { art, title, level = 1, children, onRetry, isRetrying = false, actions, detail } = props
  const { t } = useTranslation()
  const scene = useFocusNext()
  const Art = pictures[art]
  return (
    <Scene ref={scene}>
      <Rose data-decoration="" />
      <Content>
        <Box
          component={Art}
          sx={{ width: 'min(300px, 80%)', height: 'auto', mx: 'auto', borderRadius: '20px' }}
        />
        <div role={art === 'empty' ? undefined : 'alert'}>
          {level === 1 ? (
            <ScreenHeading sx={{ mt: 2.75 }}>{title}</ScreenHeading>
          ) : (
            <Typography variant="h2" sx={{ mt: 2.75 }}>
              {title}
            </Typography>
          )}
          <Typography sx={{ mt: 1.25, mx: 'auto', fontSize: fontSizes.h3 }}>{children}</Typography>
          {detail && (
            <Typography
              variant="body2"
              sx={{ mt: 1.25, mx: 'auto', color: 'text.secondary', whiteSpace: 'pre-line' }}
            >
              {detail}
            </Typography>
          )}
        </div>
        <Actions>
          {onRetry && (
            <Button onClick={onRetry} busy={isRetrying} endIcon="retry">
              {t('ui.retry')}
            </Button>
          )}
          {actions}
        </Actions>
      </Content>
    </Scene>
  )
}

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // No wider than the page, whatever its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  placeItems: 'center',
  minHeight: '60vh',
  padding: '24px 16px',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.sea.base,
}))

const Rose = styled(CompassRose)(({ theme }) => ({
  position: 'absolute',
  right: -150,
  bottom: -180,
  width: 520,
  height: 520,
  color: theme.vars.palette.sea.line,
  opacity: 0.55,
  pointerEvents: 'none',
}))

const Content = styled('div')({
  position: 'relative',
  maxWidth: 'min(520px, 100%)',
  overflowWrap: 'break-word',
  textAlign: 'center',
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'center',
  marginTop: 24,
  '& > a': { paddingBlock: 10 },
})
