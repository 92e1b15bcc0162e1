import { useTranslation } from 'react-i18next'
import { useSkillCategories } from '@/api/skills.queries'
import { errorText } from '@/api/transport/error-text'
import { useStartOver } from '@/api/transport/useStartOver'
import { paths } from '@/config/paths'
import { EmptyView } from '@/ui/states/EmptyView'
import { ErrorView } from '@/ui/states/ErrorView'
import { Loading } from '@/ui/states/Loading'
import { offeredSkills } from './selection-rules'
import { SkillSelectionForm } from './SkillSelectionForm'

/** The skill selection (rules.md#skill-selection), or why there is nothing to choose from. */
export function SkillSelection({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('skill-selection')
  const { t: tErrors } = useTranslation('errors')
  const { data, error, isError, isFetching, refetch } = useSkillCategories()
  const startOver = useStartOver()
  const toMap = { to: paths.skillMap, label: t('toMap') }

  if (data === undefined) {
    if (!isError) return <Loading label={t('loading')} onRetry={startOver} />
    return (
      <ErrorView
        // The server's own words may end with a full stop already.
        what={t('loadFailed', { message: errorText(tErrors, error).replace(/\.$/, '') })}
        onRetry={() => void refetch()}
        retrying={isFetching}
        back={toMap}
      />
    )
  }
  if (offeredSkills(data.categories).length === 0) {
    return <EmptyView title={t('empty.title')} text={t('empty.text')} action={toMap} />
  }
  return <SkillSelectionForm offer={data} onSaved={onSaved} />
}
