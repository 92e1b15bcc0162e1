import { useTranslation } from 'react-i18next'
import { isSameId, type Id } from '@/api/transport/call'
import { IslandArt } from '@/art/islands/IslandArt'
import { ModuleIcon } from '@/art/kinds/ModuleIcon'
import { paths } from '@/config/paths'
import type { ModuleState } from '@/navigation/navigation-state'
import type { NextStep } from '@/navigation/next-step-rules'
import { nextStepWords } from '@/navigation/next-step-words'
import { Button } from '@/ui/controls/Button'
import { useWide } from '@/ui/layout/useMediaQuery'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import styles from './NextStepBar.module.css'
import { useNextStep } from './useNextStep'

type NextStepBarProps = {
  /** The skill whose path is shown on this screen. */
  hereId?: Id | null
  /** Opens a lesson directly. */
  onContinue: (lesson: ModuleState) => void
  onOpenSkill: (skillId: Id) => void
}

/** One line that says what comes next, and one button that goes there (rules.md#next-step). */
export function NextStepBar({ hereId = null, ...actions }: NextStepBarProps) {
  const { t } = useTranslation('next-step')
  const next = useNextStep(hereId)
  const isBrief = !useWide()
  return (
    <section
      aria-label={t('title')}
      className={isBrief ? styles.bar : `${styles.bar} ${styles.card}`}
    >
      <Picture next={next} />
      <div className={styles.words}>
        {next && (
          <NextStepWords
            next={next}
            isBrief={isBrief}
            isOnItsPath={
              next.kind !== 'choose' && hereId !== null && isSameId(next.skill.id, hereId)
            }
          />
        )}
      </div>
      {next && (
        <div className={styles.action} data-unspoken="">
          <Action next={next} {...actions} />
        </div>
      )}
    </section>
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

type ActionProps = Pick<NextStepBarProps, 'onContinue' | 'onOpenSkill'> & {
  next: NextStep
}

function Action({ next, onContinue, onOpenSkill }: ActionProps) {
  const { t } = useTranslation('next-step')
  if (next.kind === 'choose') {
    return (
      <Button size="small" wide to={paths.skillSelection}>
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
      size="small"
      wide
      aria-label={name}
      onClick={() => (next.kind === 'lesson' ? onContinue(next.lesson) : onOpenSkill(skill.id))}
    >
      {t('continue')}
    </Button>
  )
}

type NextStepWordsProps = {
  next: NextStep
  /**
   * Only the title is visible, because the picture shows the kind of lesson. Screen readers get the
   * full sentence.
   */
  isBrief: boolean
  /** The page's heading already names the skill. */
  isOnItsPath: boolean
}

function NextStepWords({ next, isBrief, isOnItsPath }: NextStepWordsProps) {
  const { t } = useTranslation('next-step')
  const { what, where } = nextStepWords(t, next, { isOnItsPath })
  if (!isBrief) {
    return (
      <>
        <p className={styles.what}>{what}</p>
        {where !== null && <p className={styles.where}>{where}</p>}
      </>
    )
  }
  const name = nameOf(next) || what
  const at = what.lastIndexOf(name)
  return (
    <p className={styles.what}>
      <VisuallyHidden>{what.slice(0, at)}</VisuallyHidden>
      <span>{name}</span>
      <VisuallyHidden>
        {[what.slice(at + name.length), where].filter(Boolean).join(' ')}
      </VisuallyHidden>
    </p>
  )
}

function nameOf(next: NextStep): string {
  if (next.kind === 'choose') return ''
  return next.kind === 'lesson' ? next.lesson.module.title : next.skill.name
}
