import { useTranslation } from 'react-i18next'
import { skillCategoriesQuery } from '@/api/skills'
import { Button } from '@/components/controls/Button'
import { QueryView } from '@/components/states/QueryView'
import { StateView } from '@/components/states/StateView'
import { paths } from '@/config/paths'
import { offeredSkills } from '@/domain/skill-selection'
import { SkillSelectionForm } from './SkillSelectionForm'

/** Loads the skills to choose from, and shows them or why there are none. */
export default function SkillSelectionScreen() {
  const { t } = useTranslation('skill-selection')
  return (
    <QueryView
      options={skillCategoriesQuery}
      loading={t('loading')}
      failed={{
        message: t('loadFailed'),
        actions: (
          <Button variant="outlined" to={paths.skillMap}>
            {t('toMap')}
          </Button>
        ),
      }}
    >
      {(offer) =>
        offeredSkills(offer.categories).length > 0 ? (
          <SkillSelectionForm offer={offer} />
        ) : (
          <StateView
            art="empty"
            title={t('empty.title')}
            actions={
              <Button to={paths.skillMap} endIcon="arrow-right">
                {t('toMap')}
              </Button>
            }
          >
            {t('empty.text')}
          </StateView>
        )
      }
    </QueryView>
  )
}
