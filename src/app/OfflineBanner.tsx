import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { useLowWindow } from '@/components/layout/useLowWindow'
import { useOnline } from '@/components/states/useOnline'

/** Across the page while there is no network: what goes on by itself, and what to do. Announced when it appears. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const isLow = useLowWindow(15)
  return (
    <Place role="status" data-low={isLow || undefined}>
      {!isOnline && (
        <AcrossPage
          severity="warning"
          icon={<Icon name="wifi-off" />}
          slotProps={{ root: { role: undefined } }}
        >
          <p>
            <b>{t('ui.offline.banner')}</b> <span>{t('ui.offline.bannerHint')}</span>
          </p>
        </AcrossPage>
      )}
    </Place>
  )
}

/**
 * In view wherever a learner is on a page, but in a window that is low for its letters, where it would leave too little of the
 * page.
 */
const Place = styled('div')(({ theme }) => ({
  '&:not(:empty, [data-low])': { position: 'sticky', top: 0, zIndex: theme.zIndex.actionBar },
  // The page scrolls a focused element clear of this height.
  ':root:has(&:not(:empty, [data-low]))': { scrollPaddingTop: '6rem' },
}))

const AcrossPage = styled(Alert)({
  gap: '4px 12px',
  alignItems: 'center',
  padding: '12px 24px',
  borderWidth: '0 0 2px',
  borderRadius: 0,
  '& .MuiAlert-message': { flexBasis: '12rem' },
  '& p': { maxWidth: 'none' },
})
