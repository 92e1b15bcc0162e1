import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill } from '@/api/skills'

type Progress = Pick<Skill, 'progress'>

/** The progress of a skill in words: as shown ("40%"), and as a screen reader should say it ("40 percent"). */
export function useProgressWords() {
  const { t } = useTranslation(['skill-map', 'common'])
  const shown = useCallback(
    ({ progress }: Progress) => {
      if (progress <= 0) return t('ui.progress.notStarted', { ns: 'common' })
      if (progress >= 100) return t('ui.progress.done', { ns: 'common' })
      return t('ui.progress.percent', { ns: 'common', percent: progress })
    },
    [t],
  )
  const spoken = useCallback(
    ({ progress }: Progress) => {
      if (progress <= 0) return t('spoken.notStarted')
      return progress >= 100 ? t('spoken.done') : t('spoken.percent', { percent: progress })
    },
    [t],
  )
  return { shown, spoken }
}
