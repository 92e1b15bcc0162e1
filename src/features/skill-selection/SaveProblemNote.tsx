import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/controls/Note'
import type { SaveProblem } from './useSelection'

/** Why nothing was saved, beside the button, and what to do (rules.md#skill-selection). */
export function SaveProblemNote({ problem }: { problem: SaveProblem }) {
  const { t } = useTranslation('skill-selection')
  if (problem === 'none') return <Note kind="warning" role="alert" title={t('chooseOne')} />
  return (
    <Note kind="error" role="alert" title={t('notSaved')} detail={t(`dashboard.errors.${problem}`)}>
      {t(`advice.${problem}`)}
    </Note>
  )
}
