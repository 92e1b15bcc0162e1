import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceQuery } from './device.queries'
import { rememberedLearner } from './learner'
import styles from './offline.module.css'
import { TakeAway } from './TakeAway'

/** In the settings: the skills that are saved offline, each of which can be taken away. */
export function SavedSkills() {
  const { t } = useTranslation('offline')
  const titleId = useId()
  const learner = rememberedLearner()
  const { data: held } = useQuery(deviceQuery(learner))
  if (learner === undefined || !held?.skills.length) return null
  return (
    <section className={styles.skills} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('here')}</h2>
      <ul>
        {held.skills.map((skill) => (
          <li key={`${skill.skillId} ${skill.language}`} className={styles.remark}>
            <span lang={skill.language}>{skill.name}</span>
            <TakeAway learner={learner} skill={skill} />
          </li>
        ))}
      </ul>
    </section>
  )
}
