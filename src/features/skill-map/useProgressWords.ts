import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill } from '@/api/skills'
import { useIsKept } from '@/learner/kept/useKeptSkills'

type Progress = Pick<Skill, 'id' | 'progress'>

/** The progress of a skill in words: as shown ("40%"), and as a screen reader should say it ("40 percent"). */
export function useProgressWords() {
  const { t } = useTranslation(['skill-map', 'common'])
  const isKept = useIsKept()
  const shown = useCallback(
    ({ id, progress }: Progress) => {
      const words = progressWords(progress)
      return isKept(id) ? t('withKept', { progress: words }) : words

      function progressWords(percent: number) {
        if (percent <= 0) return t('ui.progress.notStarted', { ns: 'common' })
        if (percent >= 100) return t('ui.progress.done', { ns: 'common' })
        return t('ui.progress.percent', { ns: 'common', percent })
      }
    },
    [t, isKept],
  )
  const spoken = useCallback(
    ({ id, progress }: Progress) => {
      const words = progressWords(progress)
      return isKept(id) ? t('spoken.withKept', { progress: words }) : words

      function progressWords(percent: number) {
        if (percent <= 0) return t('spoken.notStarted')
        return percent >= 100 ? t('spoken.done') : t('spoken.percent', { percent })
      }
    },
    [t, isKept],
  )
  return { shown, spoken }
}
