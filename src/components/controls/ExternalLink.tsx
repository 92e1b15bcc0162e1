import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'

type ExternalLinkProps = { href: string; children: ReactNode; className?: string | undefined }

/** A link to another site. It opens in a new tab and says so, so that nothing typed here is lost. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <Icon name="external" size={20} />
      <VisuallyHidden>{`(${t('ui.newTab')})`}</VisuallyHidden>
    </a>
  )
}
