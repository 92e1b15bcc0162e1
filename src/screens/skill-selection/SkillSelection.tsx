import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { skillCategoriesQuery } from '@/api/skills.queries'
import { errorText } from '@/api/transport/error-text'
import { Button } from '@/components/controls/Button'
import { Loaded } from '@/components/states/Loaded'
import { StateView } from '@/components/states/StateView'
import { paths } from '@/config/paths'
import { offeredSkills } from '@/domain/skill-selection'
import { useLanguage } from '@/i18n/useLanguage'
import { SkillSelectionForm } from './SkillSelectionForm'

/** Loads the skills to choose from, and shows them or why there are none. */
export function SkillSelection({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('skill-selection')
  const { t: tErrors } = useTranslation('errors')
  const toMap = { to: paths.skillMap, label: t('toMap') }
  return (
    <Loaded
      query={useQuery(skillCategoriesQuery(useLanguage()))}
      loading={t('loading')}
      failed={t('loadFailed')}
      detail={(error) => errorText(tErrors, error)}
      back={toMap}
    >
      {(offer) =>
        offeredSkills(offer.categories).length > 0 ? (
          <SkillSelectionForm offer={offer} onSaved={onSaved} />
        ) : (
          <StateView
            art="empty"
            title={t('empty.title')}
            actions={
              <Button to={toMap.to} endIcon="arrow-right">
                {toMap.label}
              </Button>
            }
          >
            {t('empty.text')}
          </StateView>
        )
      }
    </Loaded>
  )
}
