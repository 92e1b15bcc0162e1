import { useTranslation } from 'react-i18next'
import { Survey } from '@/features/survey/Survey'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function SurveyScreen() {
  const { t } = useTranslation('survey')
  useDocumentTitle(t('title'))
  return <Survey />
}
