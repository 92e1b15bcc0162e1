import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

/** 'Next', at the next step of the learner on map and path. */
export function NextTag() {
  const { t } = useTranslation()
  return <Tag>{t('ui.next')}</Tag>
}

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '2px 9px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { border: '2px solid CanvasText' },
}))
