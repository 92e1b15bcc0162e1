import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/icons/Icon'

type BannerProps = {
  isShown: boolean
  tone: 'warning' | 'info'
  icon: IconName
  title: string
  children: ReactNode
  /** A button. */
  action?: ReactNode
}

/** A message across the page, below the header, about the app itself; announced when it appears. */
export function Banner({ isShown, tone, icon, title, children, action }: BannerProps) {
  return (
    <Place role="status">
      {isShown && (
        <AcrossPage
          severity={tone}
          icon={<Icon name={icon} />}
          slotProps={{ root: { role: undefined } }}
          action={action}
        >
          <p>
            <b>{title}</b> <span>{children}</span>
          </p>
        </AcrossPage>
      )}
    </Place>
  )
}

/** Always in view, as it may come while a learner is far down on a page. */
const Place = styled('div')(({ theme }) => ({
  '&:not(:empty)': { position: 'sticky', top: 0, zIndex: theme.zIndex.actionBar },
  // The page scrolls a focused element clear of this height.
  ':root:has(&:not(:empty))': { scrollPaddingTop: '6rem' },
}))

const AcrossPage = styled(Alert)({
  gap: '4px 12px',
  alignItems: 'center',
  padding: '12px 24px',
  borderWidth: '0 0 2px',
  borderRadius: 0,
  '& .MuiAlert-message': { flexBasis: '12rem' },
  '& p': { maxWidth: 'none' },
  '& button': { padding: '0 8px', color: 'inherit' },
})
