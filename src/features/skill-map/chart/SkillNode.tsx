import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, Position, type NodeProps } from 'reactflow'
import type { Skill } from '@/api/skills'
import { Celebration } from '@/art/celebrations/Celebration'
import timing from '@/config/timing.json'
import { useElapsed } from '@/ui/states/useElapsed'
import { TapTooltip, useTwoTaps } from '@/ui/touch/two-taps'
import type { SkillFlowNode } from './map-elements'
import styles from './map.module.css'
import { SkillDisc } from './SkillDisc'

const handles = { right: Position.Left, left: Position.Right }

/** A skill on the chart: its disc, and on the outer side of it its name and its progress. */
export const SkillNode = memo(function SkillNode(props: NodeProps<SkillFlowNode>) {
  const { skill, category, side, onOpenSkill } = props.data
  const { t } = useTranslation(['skill-map', 'common'])
  const { id, name, progress: percent } = skill
  const { handlers, tooltip } = useTwoTaps(timing.mapTooltip, () => onOpenSkill(skill))
  const state = percent >= 100 ? 'done' : percent > 0 ? 'percent' : 'notStarted'

  return (
    <>
      <button
        type="button"
        className={styles.skill}
        data-side={side}
        aria-label={t('skillName', {
          skill: name,
          progress: t(`spoken.${state}`, { percent }),
          category: category.name,
        })}
        {...handlers}
      >
        <SkillDisc skill={skill} category={category}>
          {state === 'done' && <SkillCelebration id={id} />}
          <Handle type="target" position={handles[side]} />
        </SkillDisc>
        <span className={styles.label}>
          <span className={styles.clamped}>{name}</span>{' '}
          <span className={state === 'percent' ? styles.percent : styles.progress}>
            {t(`ui.progress.${state}`, { ns: 'common', percent })}
          </span>
        </span>
      </button>
      <TapTooltip {...tooltip}>{t('tapAgain.open', { name })}</TapTooltip>
    </>
  )
})

/** Skills already celebrated since the page was loaded. */
const celebrated = new Set<Skill['id']>()

/**
 * The animation over the disc of a finished skill, once per visit: when the map opens with it, or
 * when new data finish it (rules.md#skill-map). It blocks nothing: a click still opens the skill.
 */
function SkillCelebration({ id }: { id: Skill['id'] }) {
  const [isNew] = useState(() => !celebrated.has(id))
  const isOver = useElapsed(timing.skillCelebration, isNew)
  useEffect(() => {
    celebrated.add(id)
  }, [id])

  if (!isNew || isOver) return null
  return (
    <span className={styles.celebration}>
      <Celebration of="skill-complete" />
    </span>
  )
}
