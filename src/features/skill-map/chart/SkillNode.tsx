import { lazy, Suspense, use, useId, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill } from '@/api/skills'
import { CalmContext } from '@/ui/theme/look'
import { TapTooltip } from '@/ui/touch/TapTooltip'
import type { TouchArming } from '@/ui/touch/touch-arming'
import { useTouchArming } from '@/ui/touch/useTouchArming'
import type { LabelFootprint } from '../layout/footprints'
import { useProgressWords } from '../useProgressWords'
import styles from './MapNode.module.css'
import { useCelebration } from './SkillCelebration'
import { SkillDisc } from './SkillDisc'
import nodeStyles from '@/ui/chart/node.module.css'

type Picture = { default: ComponentType }

/** Lazy, because few visits need it. If its chunk fails to load, the animated ring is enough. */
const SkillCelebration = lazy(() =>
  import('./SkillCelebration').then(
    (file): Picture => ({ default: file.SkillCelebration }),
    (): Picture => ({ default: () => null }),
  ),
)

export type SkillNodeData = {
  id: string
  skill: Skill
  categoryName: string
  footprint: LabelFootprint
  /** Whether it is celebrated with the animation, not only with the gold ring. */
  hasAnimation: boolean
  arming: TouchArming
  onOpen: (skill: Skill) => void
}

/** A skill on the chart: its disc, its name and its progress. */
export function SkillNode(props: SkillNodeData) {
  const { id, skill, categoryName, footprint, hasAnimation, arming, onOpen } = props
  const { t } = useTranslation('skill-map')
  const words = useProgressWords()
  const { handlers, showsTooltip } = useTouchArming(arming, id, () => onOpen(skill))
  const tooltipId = useId()
  const celebrates = useCelebration(skill)
  const isCalm = use(CalmContext)

  return (
    <>
      <button
        type="button"
        className={`nopan ${nodeStyles.node} ${styles.twoTaps}`}
        aria-label={t('skillName', {
          skill: skill.name,
          progress: words.spoken(skill),
          category: categoryName,
        })}
        aria-describedby={showsTooltip ? tooltipId : undefined}
        {...handlers}
      >
        <SkillDisc
          iconType={skill.iconType}
          percent={skill.progress}
          celebrates={celebrates && !isCalm}
        />
        <span
          className={`${nodeStyles.label} ${styles.label}`}
          data-divides={footprint.dividesWord || undefined}
        >
          <span>{skill.name}</span> <span className={nodeStyles.status}>{words.shown(skill)}</span>
        </span>
      </button>
      {celebrates && hasAnimation && (
        <Suspense>
          <SkillCelebration />
        </Suspense>
      )}
      {showsTooltip && <TapTooltip id={tooltipId}>{t('tapAgain.open')}</TapTooltip>}
    </>
  )
}
