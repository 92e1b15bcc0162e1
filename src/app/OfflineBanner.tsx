import Alert from '@mui/material/Alert'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { useElementSize } from '@/components/layout/useElementSize'
import { useOnline } from '@/components/states/useOnline'

/**
 * Across the page while there is no network: what goes on by itself, and what to do. Announced when it appears. It stays in view
 * wherever a learner is on the page, but where it would take more than a quarter of the window.
 */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const [banner, { height }] = useElementSize()
  const hasRoom = useMediaQuery(`(min-height: ${4 * height}px)`, { noSsr: true })
  const isSticky = !isOnline && hasRoom
  return (
    <Place ref={banner} role="status" data-sticky={isSticky || undefined}>
      {/* The page scrolls an element that takes the focus clear of the banner. */}
      {isSticky && <GlobalStyles styles={{ ':root': { scrollPaddingTop: height + 16 } }} />}
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

const Place = styled('div')(({ theme }) => ({
  '&[data-sticky]': { position: 'sticky', top: 0, zIndex: theme.zIndex.actionBar },
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
