import { useTranslation } from 'react-i18next'
import { skillCategoriesQuery } from '@/api/skills'
import { Button } from '@/components/controls/Button'
import { QueryView } from '@/components/states/QueryView'
import { StateView } from '@/components/states/StateView'
import { paths } from '@/config/paths'
import { offeredSkills } from '@/domain/skill-selection'
import { named, type SkillCategory } from '@/domain/skills'
import { SkillSelectionForm } from './SkillSelectionForm'

/** Loads the skills to choose from, and shows them or why there are none. */
export default function SkillSelectionScreen() {
  const { t } = useTranslation()
  const withNames = (category: SkillCategory) => ({
    ...named(category, t('ui.unnamedCategory')),
    skills: category.skills.map((skill) => named(skill, t('ui.unnamedSkill'))),
  })
  return (
    <QueryView
      options={skillCategoriesQuery}
      loading={t('skillSelection.loading')}
      failed={{
        message: t('skillSelection.loadFailed'),
        actions: (
          <Button variant="outlined" to={paths.skillMap}>
            {t('skillSelection.toMap')}
          </Button>
        ),
      }}
    >
      {(offer) =>
        offeredSkills(offer.categories).length > 0 ? (
          <SkillSelectionForm offer={{ ...offer, categories: offer.categories.map(withNames) }} />
        ) : (
          <StateView
            art="empty"
            title={t('skillSelection.empty.title')}
            actions={
              <Button to={paths.skillMap} endIcon="arrow-right">
                {t('skillSelection.toMap')}
              </Button>
            }
          >
            {t('skillSelection.empty.text')}
          </StateView>
        )
      }
    </QueryView>
  )
}
