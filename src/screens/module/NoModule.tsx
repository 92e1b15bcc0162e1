import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/controls/Button'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { Loading } from '@/components/states/Loading'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { namesQuiz } from '@/domain/module-address'

/** A module screen without a module: a spinner, and after a few seconds what to do. */
export function NoModule({ skillId = null }: { skillId?: number | null }) {
  const { t } = useTranslation('modules')
  const location = useLocation()
  const isOver = useElapsed(timing.exitLinkAfter, true)
  useDocumentTitle(t(isOver ? 'notOpened' : 'opening'))

  return (
    <>
      {!isOver && <Loading label={t('opening')} />}
      <Message role="status">
        {isOver && (
          <>
            <Typography component="h1">{t('notOpened')}</Typography>
            {namesQuiz(location) && <small>{t('quiz.error.noModule')}</small>}
            <ToPath skillId={skillId} />
          </>
        )}
      </Message>
    </>
  )
}

const Message = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'center',
  minHeight: '9rem',
  padding: '0 16px 32px',
  backgroundColor: theme.vars.palette.sea.base,
  textAlign: 'center',
  textWrap: 'balance',
}))

/** A link to the path of a skill; without one to that of the current skill. */
export function ToPath({ skillId }: { skillId: number | null }) {
  const { t } = useTranslation('modules')
  return (
    <Button variant="outlined" to={paths.learningPath} state={{ skillId }}>
      {t('toPath')}
    </Button>
  )
}
