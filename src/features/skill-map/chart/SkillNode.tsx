import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, Position, type NodeProps } from 'reactflow'
import { TapTooltip } from '@/ui/touch/TapTooltip'
import { useTouchArming } from '@/ui/touch/useTouchArming'
import type { SkillFlowNode } from './map-elements'
import styles from './map.module.css'
import { SkillCelebration } from './SkillCelebration'
import { SkillDisc } from './SkillDisc'

const handles = { right: Position.Left, left: Position.Right }

/** A skill on the chart: its disc, and on the outer side of it its name and its progress. */
export const SkillNode = memo(function SkillNode(props: NodeProps<SkillFlowNode>) {
  const { skill, category, side, arming, onOpenSkill } = props.data
  const { t } = useTranslation(['skill-map', 'common'])
  const { id, name, progress: percent } = skill
  const { handlers, tooltip } = useTouchArming(arming, props.id, () => onOpenSkill(skill))
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
        </SkillDisc>
        <span className={styles.label}>
          <span className={styles.clamped}>{name}</span>{' '}
          <span className={state === 'percent' ? styles.percent : styles.progress}>
            {t(`ui.progress.${state}`, { ns: 'common', percent })}
          </span>
        </span>
      </button>
      <Handle type="target" position={handles[side]} />
      <TapTooltip {...tooltip}>{t('tapAgain.open', { name })}</TapTooltip>
    </>
  )
})
