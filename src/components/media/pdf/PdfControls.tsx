import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'
import type { IconName } from '@/components/icons/Icon'
import { zooms } from './pdf-zoom'

type PdfControlsProps = {
  /** The page, counted from 1. */
  page: number
  /** How many there are; 0 while that is unknown. */
  pages: number
  onPage: (page: number) => void
  /** How much larger than the whole page it is drawn; missing where it cannot be changed. */
  zoom?: { now: number; set: (zoom: number) => void }
  /** More tools, behind these. */
  children: ReactNode
}

/** The row of tools above a pdf. One without a further step stays focusable, and the position beside it says why. */
export function PdfControls({ page, pages, onPage, zoom, children }: PdfControlsProps) {
  const { t } = useTranslation()
  const pageId = useId()
  const zoomId = useId()
  const tool = (icon: IconName, label: string, reason: string | false, act: () => void) => (
    <IconButton
      icon={icon}
      label={label}
      title={label}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason || undefined}
      onClick={() => {
        if (!reason) act()
      }}
    />
  )
  const toPage = (icon: IconName, label: string, other: number) =>
    pages > 1 && tool(icon, label, (other < 1 || other > pages) && pageId, () => onPage(other))
  const toZoom = (icon: IconName, label: string, other: number) =>
    tool(icon, label, (other < zooms.least || other > zooms.most) && zoomId, () => zoom?.set(other))

  return (
    <Controls aria-label={t('ui.pdf.controls')}>
      <div>
        {toPage('arrow-left', t('ui.pdf.previous'), page - 1)}
        {pages > 0 && (
          <p id={pageId} role="status">
            {t('ui.pdf.page', { page, pages })}
          </p>
        )}
        {toPage('arrow-right', t('ui.pdf.next'), page + 1)}
      </div>
      {zoom && (
        <div>
          {toZoom('minus', t('ui.pdf.smaller'), zoom.now - zooms.step)}
          <p id={zoomId}>{t('ui.progress.percent', { percent: zoom.now * 100 })}</p>
          {toZoom('plus', t('ui.pdf.larger'), zoom.now + zooms.step)}
        </div>
      )}
      <div>{children}</div>
    </Controls>
  )
}

const Controls = styled('nav')(({ theme: { typography, vars } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '0 4px',
  justifyContent: 'space-between',
  padding: 2,
  borderBottom: `1px solid ${vars.palette.border.control}`,
  backgroundColor: vars.palette.background.paper,
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
  '& > div': { display: 'flex', gap: 2, alignItems: 'center', minHeight: 44 },
  '& [aria-disabled]': { color: vars.palette.text.disabled, cursor: 'not-allowed', opacity: 0.55 },
  '& :focus-visible': { outlineOffset: -3 },
}))
