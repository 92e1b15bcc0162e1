import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { Survey } from './Survey'

export default function SurveyScreen() {
  const { t } = useTranslation('survey')
  useDocumentTitle(t('title'))
  return <Survey />
}
