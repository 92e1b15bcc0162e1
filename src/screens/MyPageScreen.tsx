import { useTranslation } from 'react-i18next'
import { MyPage } from '@/features/my-page/MyPage'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function MyPageScreen() {
  const { t } = useTranslation('my-page')
  useDocumentTitle(t('title'))
  return <MyPage />
}
