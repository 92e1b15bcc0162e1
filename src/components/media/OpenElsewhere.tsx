import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ExternalLink } from '@/components/controls/ExternalLink'

/** The video at its own address, in a new tab. */
export function OpenElsewhere({ address }: { address: string }) {
  const { t } = useTranslation()
  return <WideLink href={address}>{t('ui.video.open')}</WideLink>
}

const WideLink = styled(ExternalLink)({
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
})
