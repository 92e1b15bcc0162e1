import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/controls/Button'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { Loading } from '@/components/states/Loading'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { namesQuiz } from '@/domain/module-address'
import styles from './module.module.css'

/** A module screen without a module: a spinner, and after a few seconds what to do. */
export function NoModule({ skillId = null }: { skillId?: number | null }) {
  const { t } = useTranslation('modules')
  const location = useLocation()
  const isOver = useElapsed(timing.exitLinkAfter, true)
  useDocumentTitle(t(isOver ? 'notOpened' : 'opening'))

  return (
    <>
      {!isOver && <Loading label={t('opening')} />}
      <div role="status" className={styles.late}>
        {isOver && (
          <>
            <h1>{t('notOpened')}</h1>
            {namesQuiz(location) && <small>{t('quiz.error.noModule')}</small>}
            <ToPath skillId={skillId} />
          </>
        )}
      </div>
    </>
  )
}

/** A link to the path of a skill; without one to that of the current skill. */
export function ToPath({ skillId }: { skillId: number | null }) {
  const { t } = useTranslation('modules')
  return (
    <Button variant="outlined" to={paths.learningPath} state={{ skillId }}>
      {t('toPath')}
    </Button>
  )
}
