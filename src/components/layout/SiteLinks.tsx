import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExternalLink } from '@/components/controls/ExternalLink'
import { env } from '@/config/env'

type SiteLinksProps = {
  className?: string | undefined
  /** Another link after them. */
  children?: ReactNode
}

/** The pages of the owner that are set: privacy, terms and help. */
export function SiteLinks({ className, children }: SiteLinksProps) {
  const { t } = useTranslation()
  const { privacyUrl, termsUrl, helpUrl } = env()
  const pages = { privacy: privacyUrl, terms: termsUrl, help: helpUrl }
  return (
    <Links className={className}>
      {(['privacy', 'terms', 'help'] as const).map(
        (name) =>
          pages[name] !== undefined && (
            <ExternalLink key={name} href={pages[name]}>
              {t(`links.${name}`)}
            </ExternalLink>
          ),
      )}
      {children}
    </Links>
  )
}

const Links = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  '&:empty': { display: 'none' },
  '& a': { display: 'inline-flex', gap: 6, alignItems: 'center', minHeight: 44 },
})
