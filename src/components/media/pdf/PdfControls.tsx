import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'
import type { IconName } from '@/components/icons/Icon'

/** The page, counted from 1, and its zoom: 1 fits the width of the frame. */
export type PdfPosition = { page: number; zoom: number }

const zooms = { least: 0.5, most: 3, step: 0.25 }

type PdfControlsProps = {
  position: PdfPosition
  pages: number
  onPosition: (position: PdfPosition) => void
}

/** The buttons for pages and zoom. One without a further step stays focusable, and the position beside it says why. */
export function PdfControls({ position: { page, zoom }, pages, onPosition }: PdfControlsProps) {
  const { t } = useTranslation()
  const pageId = useId()
  const zoomId = useId()
  const control = (icon: IconName, label: string, reason: string | false, to: PdfPosition) => (
    <IconButton
      icon={icon}
      label={label}
      title={label}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason || undefined}
      onClick={() => {
        if (!reason) onPosition(to)
      }}
    />
  )
  const toPage = (icon: IconName, label: string, other: number) =>
    pages > 1 && control(icon, label, (other < 1 || other > pages) && pageId, { page: other, zoom })
  const toZoom = (icon: IconName, label: string, other: number) =>
    control(icon, label, (other < zooms.least || other > zooms.most) && zoomId, {
      page,
      zoom: other,
    })

  return (
    <Controls aria-label={t('ui.pdf.controls')}>
      <div>
        {toPage('arrow-left', t('ui.pdf.previous'), page - 1)}
        <p id={pageId} role="status">
          {t('ui.pdf.page', { page, pages })}
        </p>
        {toPage('arrow-right', t('ui.pdf.next'), page + 1)}
      </div>
      <div>
        {toZoom('minus', t('ui.pdf.smaller'), zoom - zooms.step)}
        <p id={zoomId}>{t('ui.progress.percent', { percent: zoom * 100 })}</p>
        {toZoom('plus', t('ui.pdf.larger'), zoom + zooms.step)}
      </div>
    </Controls>
  )
}

const Controls = styled('nav')(({ theme: { typography, vars } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '0 8px',
  justifyContent: 'space-between',
  padding: 2,
  borderBottom: `1px solid ${vars.palette.border.control}`,
  backgroundColor: vars.palette.background.paper,
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
  '& > div': { display: 'flex', gap: 6, alignItems: 'center' },
  '& [aria-disabled]': { color: vars.palette.text.disabled, cursor: 'not-allowed', opacity: 0.55 },
  '& :focus-visible': { outlineOffset: -3 },
}))
