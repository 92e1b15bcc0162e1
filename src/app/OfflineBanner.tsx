import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { useOnline } from '@/components/states/useOnline'

/** Across the page while there is no network: what goes on by itself, and what to do. Announced when it appears. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <Place role="status">
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
})
