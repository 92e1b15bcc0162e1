import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The progress of a skill in words: as shown ("40%"), and as a screen reader should say it ("40 percent"). */
export function useProgressWords() {
  const { t } = useTranslation(['skill-map', 'common'])
  const shown = useCallback(
    (percent: number) => {
      if (percent <= 0) return t('ui.progress.notStarted', { ns: 'common' })
      if (percent >= 100) return t('ui.progress.done', { ns: 'common' })
      return t('ui.progress.percent', { ns: 'common', percent })
    },
    [t],
  )
  const spoken = useCallback(
    (percent: number) => {
      if (percent <= 0) return t('spoken.notStarted')
      return percent >= 100 ? t('spoken.done') : t('spoken.percent', { percent })
    },
    [t],
  )
  return { shown, spoken }
}
