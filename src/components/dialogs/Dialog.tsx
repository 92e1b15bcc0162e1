import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useLowWindow } from '@/components/layout/useLowWindow'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { fontSizes } from '@/theme/tokens'
import { CloseButton } from './CloseButton'
import { LayerContent, layerProps } from './LayerContent'

type DialogProps = {
  /** Called by Escape, Back on a phone, the cross and a press on the backdrop. */
  onClose: () => void
  title: string
  /** A picture, and its height in px, less where the window is low for its letters. */
  art?: ReactNode
  artHeight?: number | undefined
  /** One to three short paragraphs. */
  children: ReactNode
  /** One button, or two: first the one that changes nothing. */
  action: ReactNode
}

/** A modal dialog with one message, open while it is mounted. The focus starts at its heading. */
export function Dialog({ onClose, title, art, artHeight = 188, children, action }: DialogProps) {
  const titleId = useId()
  const wordsId = useId()
  // Where a few lines fill the window, they come before the picture.
  const isArtBelow = useLowWindow(20)
  const picture = art && (
    <Art
      sx={{
        height: {
          xs: `max(96px, min(${artHeight}px, 100vh - 25rem))`,
          md: `max(96px, min(${artHeight}px, 100vh - 20rem))`,
        },
        mt: isArtBelow ? 2 : 0,
      }}
    >
      {art}
    </Art>
  )
  return (
    <MuiDialog open {...layerProps(onClose)} aria-labelledby={titleId} aria-describedby={wordsId}>
      <LayerContent onClose={onClose} titleId={titleId}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', p: 1 }}>
          <ListenButton />
          <Box sx={{ flex: 'none', ml: 'auto' }}>
            <CloseButton onClick={onClose} />
          </Box>
        </Stack>
        {!isArtBelow && picture}
        <Box sx={{ p: '16px 28px 14px' }}>
          <Typography
            variant="h1"
            component="h2"
            id={titleId}
            tabIndex={-1}
            // Capped, so that 'Congratulations!' is not broken at 200 % text size.
            sx={{ fontSize: `min(${fontSizes.h1}, 40px, 8.6vw)` }}
          >
            {title}
          </Typography>
          <Words id={wordsId}>{children}</Words>
        </Box>
        {isArtBelow && picture}
        <Actions>{action}</Actions>
      </LayerContent>
    </MuiDialog>
  )
}

const Art = styled('div')(({ theme }) => ({
  display: 'grid',
  // A fixed cell, so that a picture of another shape does not stretch it.
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.sea.base,
}))

/** In view also where large letters make the words longer than the window. */
const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '6px 28px 28px',
  backgroundColor: theme.vars.palette.background.raised,
  // Words that go on below it fade out.
  boxShadow: `0 -6px 6px ${theme.vars.palette.background.raised}`,
  [theme.breakpoints.down(360)]: { padding: '6px 16px 16px' },
  // As a laptop at 400 %: there they would cover all words.
  '@media (max-height: 20em)': { position: 'static' },
}))

const Words = styled('div')(({ theme }) => ({
  marginTop: 8,
  '& p + p': { marginTop: 8, color: theme.vars.palette.text.secondary },
}))
