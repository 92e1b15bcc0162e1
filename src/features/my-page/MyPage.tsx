import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import { Skills } from './skills/Skills'

/** What the learner can do, and what is next (rules.md#my-page). */
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
