import { useTranslation } from 'react-i18next'
import { Survey } from '@/features/survey/Survey'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import '@/i18n/parts/survey'

export default function SurveyScreen() {
  const { t } = useTranslation('survey')
  useDocumentTitle(t('title'))
  return <Survey />
}
