import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { LayerContent, layerProps } from '@/components/dialogs/LayerContent'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { fontSizes } from '@/theme/tokens'

type PdfDialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The whole window, for a pdf and its tools. */
export function PdfDialog({ title, onClose, children }: PdfDialogProps) {
  const titleId = useId()
  return (
    <MuiDialog open fullScreen onClose={layerProps(onClose).onClose} aria-labelledby={titleId}>
      <Large onClose={onClose} titleId={titleId}>
        <Bar>
          <Head>
            <Typography
              variant="h2"
              id={titleId}
              tabIndex={-1}
              sx={{ flex: '1 1 8rem', fontSize: fontSizes.h3 }}
            >
              {title}
            </Typography>
            <ListenButton />
          </Head>
          <CloseButton onClick={onClose} />
        </Bar>
        {children}
      </Large>
    </MuiDialog>
  )
}

const Large = styled(LayerContent)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'auto',
  backgroundColor: theme.vars.palette.media.desk,
  [theme.breakpoints.down('sm')]: { '& [download] > span': { display: 'none' } },
  // In very low windows all of it scrolls.
  '& [role=region]': { minHeight: '16rem' },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 4,
  alignItems: 'flex-start',
  padding: '4px 4px 4px 16px',
  backgroundColor: theme.vars.palette.background.paper,
}))

/** What does not fit beside the title stands below it. */
const Head = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
})
