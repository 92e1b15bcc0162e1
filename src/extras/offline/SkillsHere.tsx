import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { announce } from '@/ui/feedback/LiveRegion'
import { showToast } from '@/ui/feedback/toasts'
import { useOnline } from '@/ui/states/useOnline'
import { deviceOf } from './device'
import { deviceKey, skillsHereQuery } from './device.queries'
import { takeAway, type SkillHere } from './downloads'
import { rememberedLearner } from './learner'
import styles from './offline.module.css'
import './texts/texts'

/** In the settings: the skills that are on this device, each of which can be taken away. */
export function SkillsHere() {
  const { t } = useTranslation('offline')
  const titleId = useId()
  const client = useQueryClient()
  const isOnline = useOnline()
  const learner = rememberedLearner()
  const { data: skills = [] } = useQuery(skillsHereQuery(learner))
  if (learner === undefined || skills.length === 0) return null

  const remove = async (skill: SkillHere) => {
    if ((await takeAway(deviceOf(learner), skill)) === 'elsewhere') {
      return showToast({ kind: 'error', text: t('stopped.elsewhere') })
    }
    await client.invalidateQueries({ queryKey: deviceKey })
    announce(t('takenAway', { skill: skill.name }))
  }

  return (
    <section className={styles.skills} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('here')}</h2>
      <ul>
        {skills.map((skill) => (
          <li key={`${skill.skillId} ${skill.language}`} className={styles.remark}>
            <span lang={skill.language}>{skill.name}</span>
            {/* Without a network it could not be had again. */}
            {isOnline && (
              <Button
                variant="plain"
                size="small"
                startIcon="close"
                aria-label={t('takeAwaySkill', { skill: skill.name })}
                onClick={() => void remove(skill)}
              >
                {t('takeAway')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
