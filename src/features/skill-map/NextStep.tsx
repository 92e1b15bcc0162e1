import { useTranslation } from 'react-i18next'
import type { SkillMapEntry } from '@/api/skills'
import { isSameId } from '@/api/transport/call'
import { useSetting } from '@/learner/settings/useSettings'
import type { ModuleState } from '@/navigation/navigation-state'
import { ContinueButton } from './ContinueButton'
import styles from './NextStep.module.css'

type NextStepProps = {
  entries: readonly SkillMapEntry[]
  /** The lesson with which this learner goes on; null when none is known. */
  target: ModuleState | null
  onContinue: (target: ModuleState) => void
}

/** One tap to go on, and for who wants more hints, in words what comes next (rules.md#ships). */
export function NextStep({ entries, target, onContinue }: NextStepProps) {
  const { t } = useTranslation('skill-map')
  const { t: tPath } = useTranslation('learning-path')
  const [hints] = useSetting('hints')
  const skill = entries
    .flatMap(({ skills }) => skills)
    .find(({ id }) => target !== null && isSameId(id, target.skillId))
  const kind = tPath(`module.type.${target?.module.type ?? 'unknown'}`)

  return (
    <>
      {target && <ContinueButton target={target} onContinue={onContinue} />}
      {hints === 'full' && (
        <p className={styles.hint}>
          {skill ? t('nextStep', { kind, skill: skill.name }) : t('firstStep')}
        </p>
      )}
    </>
  )
}
