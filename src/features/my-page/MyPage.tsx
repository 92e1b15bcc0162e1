import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import { Skills } from './skills/Skills'

/** My page: the learner's finished and begun skills, and the next step (rules.md#my-page). */
export function MyPage({ nextStep }: { nextStep: ReactNode }) {
  const { t } = useTranslation('my-page')
  return (
    <Column>
      <PageHead
        back={{ to: paths.skillMap, words: t('back') }}
        title={t('title')}
        lead={t('lead')}
      />
      <Skills nextStep={nextStep} />
    </Column>
  )
}
