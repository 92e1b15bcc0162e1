import { useTranslation } from 'react-i18next'
import { Note } from './Note'
import { StatusRegion } from './StatusRegion'

/** Says that the browser does not store what a learner has chosen or typed. */
export function NotKeptNote({ isKept }: { isKept: boolean }) {
  const { t } = useTranslation()
  return <StatusRegion>{!isKept && <Note kind="warning">{t('ui.notKept')}</Note>}</StatusRegion>
}
