import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Loading } from '@/components/states/Loading'
import { StateView } from '@/components/states/StateView'
import { useElapsed } from '@/components/states/useElapsed'
import { timing } from '@/config/timing'
import { namesQuiz } from '@/domain/addresses'
import { ToPath } from './ToPath'

/** A module screen without a module: a spinner, and after a few seconds what to do. */
export function NoModule({ skillId = null }: { skillId?: number | null }) {
  const { t } = useTranslation()
  const location = useLocation()
  const isOver = useElapsed(timing.exitLinkAfter)

  if (!isOver) return <Loading label={t('modules.opening')} />
  return (
    <StateView
      art="empty"
      title={t('modules.notOpened')}
      detail={namesQuiz(location) && t('modules.quiz.error.noModule')}
      actions={<ToPath skillId={skillId} />}
    >
      {t('modules.chooseOne')}
    </StateView>
  )
}
