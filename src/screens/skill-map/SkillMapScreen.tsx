import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { userNameQuery } from '@/api/account'
import { skillMapQuery } from '@/api/skills'
import { useNeedsProfile } from '@/components/account/useNeedsProfile'
import { Button } from '@/components/controls/Button'
import { QueryView } from '@/components/states/QueryView'
import { StateView } from '@/components/states/StateView'
import { paths } from '@/config/paths'
import { hasSkills } from '@/domain/skills'
import { SkillMap } from './SkillMap'

/** The learner's skill map. A category in the address is open and centered, and the others are closed, for this visit. */
export default function SkillMapScreen() {
  const { t } = useTranslation()
  const { categoryId } = useParams()
  const { data: userName } = useQuery(userNameQuery)
  const needsProfile = useNeedsProfile(userName)

  return (
    <QueryView
      options={skillMapQuery}
      loading={t('skillMap.loading')}
      failed={{ message: t('skillMap.loadFailed') }}
    >
      {(map) =>
        hasSkills(map) ? (
          <SkillMap key={categoryId} entries={map} categoryId={categoryId} />
        ) : (
          <StateView
            art="empty"
            title={t('skillMap.empty.title')}
            // Each button with its key: the answer may come while one has the focus.
            actions={
              needsProfile ? (
                <>
                  <Button key={paths.lifeGoals} to={paths.lifeGoals} endIcon="arrow-right">
                    {t('skillMap.empty.aboutYou')}
                  </Button>
                  <Button key={paths.skillSelection} variant="outlined" to={paths.skillSelection}>
                    {t('skillMap.empty.action')}
                  </Button>
                </>
              ) : (
                <>
                  <Button
                    key={paths.skillSelection}
                    to={paths.skillSelection}
                    endIcon="arrow-right"
                  >
                    {t('skillMap.empty.action')}
                  </Button>
                  <Button key={paths.lifeGoals} variant="outlined" to={paths.lifeGoals}>
                    {t('skillMap.empty.aboutYouAgain')}
                  </Button>
                </>
              )
            }
          >
            {t('skillMap.empty.text')}
          </StateView>
        )
      }
    </QueryView>
  )
}
