import { lazy, memo, Suspense, use, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, Position, type NodeProps } from 'reactflow'
import { CalmContext } from '@/ui/theme/look'
import { TapTooltip } from '@/ui/touch/TapTooltip'
import { useTouchArming } from '@/ui/touch/useTouchArming'
import { useProgressWords } from '../useProgressWords'
import type { SkillFlowNode } from './map-elements'
import styles from './map.module.css'
import { useCelebration } from './SkillCelebration'
import { SkillDisc } from './SkillDisc'

type Picture = { default: ComponentType }

/** Lazy, because few visits need it. If its chunk fails to load, the gold disc is enough. */
const SkillCelebration = lazy(() =>
  import('./SkillCelebration').then(
    (file): Picture => ({ default: file.SkillCelebration }),
    (): Picture => ({ default: () => null }),
  ),
)

const handles = { right: Position.Left, left: Position.Right }

/** A skill on the chart: its disc, and on the outer side of it its name and its progress. */
export const SkillNode = memo(function SkillNode(props: NodeProps<SkillFlowNode>) {
  const { skill, category, side, hasAnimation, arming, onOpenSkill } = props.data
  const { t } = useTranslation('skill-map')
  const words = useProgressWords()
  const { name, progress } = skill
  const { handlers, tooltip } = useTouchArming(arming, props.id, () => onOpenSkill(skill))
  const celebrates = useCelebration(skill)
  const isCalm = use(CalmContext)

  return (
    <>
      <button
        type="button"
        className={styles.skill}
        data-side={side}
        aria-label={t('skillName', {
          skill: name,
          progress: words.spoken(skill),
          category: category.name,
        })}
        {...handlers}
      >
        <SkillDisc skill={skill} category={category} celebrates={celebrates && !isCalm}>
          {celebrates && hasAnimation && (
            <Suspense>
              <SkillCelebration />
            </Suspense>
          )}
        </SkillDisc>
        <span className={styles.label}>
          <span className={styles.twoLines}>{name}</span>{' '}
          <span className={progress > 0 && progress < 100 ? styles.percent : styles.progress}>
            {words.shown(skill)}
          </span>
        </span>
      </button>
      <Handle type="target" position={handles[side]} />
      <TapTooltip {...tooltip}>{t('tapAgain.open', { name })}</TapTooltip>
    </>
  )
})
