import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Id } from '@/api/transport/call'
import { IslandArt } from '@/art/islands/IslandArt'
import { ModuleIcon } from '@/art/kinds/ModuleIcon'
import { paths } from '@/config/paths'
import { useSetting } from '@/learner/settings/useSettings'
import type { ModuleState } from '@/navigation/navigation-state'
import type { NextStep } from '@/navigation/next-step-rules'
import { nextStepWords } from '@/navigation/next-step-words'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { ReadingHelp } from '@/ui/speech/ReadingHelp'
import styles from './NextStepCard.module.css'
import { useNextStep } from './useNextStep'
import { useWelcomeBack } from './useWelcomeBack'

type NextStepCardProps = {
  /** The skill whose path is on the screen. */
  hereId?: Id | null
  /** Goes on with a lesson, at once. */
  onContinue: (lesson: ModuleState) => void
  onOpenSkill: (skillId: Id) => void
}

/** What comes next, and one button that leads there (rules.md#next-step). */
export function NextStepCard({ hereId = null, ...actions }: NextStepCardProps) {
  const { t } = useTranslation('next-step')
  const words = useRef<HTMLDivElement>(null)
  const next = useNextStep(hereId)
  const isBack = useWelcomeBack()
  const [hints] = useSetting('hints')
  const said = next && nextStepWords(t, next)
  const isShort = hints === 'short'

  const buttons = (
    <div className={styles.actions} data-unprinted="">
      {next && <Action next={next} isShort={isShort} {...actions} />}
      {next && !isShort && <ReadingHelp of={words} name={t('title')} />}
    </div>
  )
  if (isShort) {
    return (
      <section aria-label={t('title')} className={styles.short}>
        {buttons}
      </section>
    )
  }
  // It has its room before it is known what it says: nothing jumps.
  return (
    <Card as="section" aria-label={t('title')} className={styles.card}>
      <div ref={words} className={styles.words}>
        <Picture next={next} />
        <div>
          {isBack && <p className={styles.welcome}>{t('welcome')}</p>}
          <p className={styles.what}>{said?.what}</p>
          <p className={styles.where}>{said?.where}</p>
        </div>
      </div>
      {buttons}
    </Card>
  )
}

function Picture({ next }: { next: NextStep | undefined }) {
  const skill = next && next.kind !== 'choose' ? next.skill : null
  const type = next?.kind === 'lesson' ? next.lesson.module.type : null
  return (
    <span className={styles.picture}>
      <IslandArt iconType={skill?.island ?? ''} className={styles.island} />
      {type && (
        <span className={styles.type}>
          <ModuleIcon type={type} size={20} />
        </span>
      )}
    </span>
  )
}

type ActionProps = Pick<NextStepCardProps, 'onContinue' | 'onOpenSkill'> & {
  next: NextStep
  /** No words stand above: the button says which lesson. */
  isShort: boolean
}

function Action({ next, isShort, onContinue, onOpenSkill }: ActionProps) {
  const { t } = useTranslation('next-step')
  if (next.kind === 'choose') {
    return (
      <Button className={styles.button} to={paths.skillSelection} endIcon="arrow-right">
        {t('choose')}
      </Button>
    )
  }
  const { skill } = next
  const title = next.kind === 'lesson' ? next.lesson.module.title : skill.name
  const key = next.kind === 'lesson' ? 'continueLesson' : 'continueIn'
  const name = title ? t(key, { lesson: title, skill: title }) : t('continueUntitled')
  return (
    <Button
      className={styles.button}
      endIcon="arrow-right"
      aria-label={name}
      onClick={() => (next.kind === 'lesson' ? onContinue(next.lesson) : onOpenSkill(skill.id))}
    >
      {isShort ? name : t('continue')}
    </Button>
  )
}
