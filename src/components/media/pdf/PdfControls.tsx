import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'
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

/** The row of tools above a pdf. */
export function PdfControls({ page, pages, onPage, zoom, children }: PdfControlsProps) {
  const { t } = useTranslation()
  const pageId = useId()
  const limitId = useId()
  const isLeast = zoom !== undefined && zoom.now <= zooms.least
  const isMost = zoom !== undefined && zoom.now >= zooms.most

  return (
    <Controls role="group" aria-label={t('ui.pdf.controls')} data-unread>
      <div>
        {pages > 1 && (
          <IconButton
            icon="arrow-left"
            label={t('ui.pdf.previous')}
            lockedBy={page <= 1 ? pageId : undefined}
            onClick={() => onPage(page - 1)}
          />
        )}
        {pages > 0 && (
          <p id={pageId} role="status">
            {t('ui.pdf.page', { page, pages })}
          </p>
        )}
        {pages > 1 && (
          <IconButton
            icon="arrow-right"
            label={t('ui.pdf.next')}
            lockedBy={page >= pages ? pageId : undefined}
            onClick={() => onPage(page + 1)}
          />
        )}
      </div>
      {zoom && (
        <div>
          <IconButton
            icon="minus"
            label={t('ui.pdf.smaller')}
            lockedBy={isLeast ? limitId : undefined}
            onClick={() => zoom.set(zoom.now - zooms.step)}
          />
          <p>{t('ui.progress.percent', { percent: zoom.now * 100 })}</p>
          <IconButton
            icon="plus"
            label={t('ui.pdf.larger')}
            lockedBy={isMost ? limitId : undefined}
            onClick={() => zoom.set(zoom.now + zooms.step)}
          />
          {(isLeast || isMost) && (
            <Limit id={limitId}>{t(isMost ? 'ui.pdf.largest' : 'ui.pdf.smallest')}</Limit>
          )}
        </div>
      )}
      <div>{children}</div>
    </Controls>
  )
}

/** Shown over the page when a locked button was pressed: the row has no place for it. */
const Limit = styled('p')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 12px)',
  right: 12,
  padding: '6px 16px',
  backgroundColor: vars.palette.background.raised,
  '&:not([data-outlined])': visuallyHidden,
}))

const Controls = styled('div')(({ theme: { typography, vars } }) => ({
  position: 'relative',
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
  '& :focus-visible': { outlineOffset: -3 },
}))
