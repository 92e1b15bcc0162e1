import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '@/api/transport/useSend'
import { Button } from '@/ui/controls/Button'
import { announce } from '@/ui/feedback/LiveRegion'
import { useOnline } from '@/ui/states/useOnline'
import { deviceOf, heldQuery, nameOf, type SavedSkill } from './device'
import { takeAway } from './downloads'
import styles from './offline.module.css'

/** In the settings: the skills that are saved offline, each of which can be taken away. */
export function SavedSkills({ learner }: { learner: string }) {
  const { t } = useTranslation('offline')
  const titleId = useId()
  const { data: held } = useQuery(heldQuery(learner))
  if (!held?.skills.length) return null
  return (
    <section className={styles.skills} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('here')}</h2>
      <ul>
        {held.skills.map((skill) => (
          <li key={nameOf.skill(skill)} className={styles.remark}>
            <span lang={skill.language}>{skill.name}</span>
            <TakeAway learner={learner} skill={skill} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TakeAwayProps = { learner: string; skill: SavedSkill }

/** Takes a skill away from this device, while online: without a network it could not be had again. */
export function TakeAway({ learner, skill }: TakeAwayProps) {
  const { t } = useTranslation('offline')
  const client = useQueryClient()
  const { send, isPending } = useSend({
    mutationKey: ['take-away'],
    mutationFn: (one: SavedSkill) => takeAway(deviceOf(learner), one),
    onSuccess: (_nothing, { name }) => {
      announce(t('takenAway', { skill: name }))
      return client.invalidateQueries(heldQuery(learner))
    },
  })
  if (!useOnline()) return null
  return (
    <Button
      variant="plain"
      size="small"
      startIcon="close"
      aria-label={t('takeAwaySkill', { skill: skill.name })}
      busy={isPending}
      onClick={() => send(skill)}
    >
      {t('takeAway')}
    </Button>
  )
}
