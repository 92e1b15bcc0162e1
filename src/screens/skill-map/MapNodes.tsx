import { useQuery } from '@tanstack/react-query'
import { createContext, memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, Position, type NodeProps } from 'reactflow'
import { userNameQuery } from '@/api/account'
import Home from '@/assets/islands/home.svg?react'
import { NextTag } from '@/components/chart/NextTag'
import { Emphasis } from '@/components/controls/Emphasis'
import { Icon } from '@/components/icons/Icon'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { Boat } from '@/components/pictures/Boat'
import { IslandArt } from '@/components/pictures/IslandArt'
import { TapTooltip, useTwoTaps } from '@/components/touch/two-taps'
import { timing } from '@/config/timing'
import { skillState } from '@/domain/skills'
import { categoryElementId, skillElementId } from './element-ids'
import { Lanterns } from './Lanterns'
import type { CategoryFlowNode, SkillFlowNode, UserFlowNode } from './map-elements'
import styles from './MapNodes.module.css'
import { colorOf, SkillDisc } from './SkillDisc'
import { useOpenSkill } from './useOpenSkill'

/** Shows or hides the skills of a category; given by the chart. */
export const ToggleCategoryContext = createContext<(categoryId: string) => void>(() => {})

/** The learner in the middle, where every route starts. Nothing to press. */
export function UserNode({ data }: NodeProps<UserFlowNode>) {
  const { t } = useTranslation()
  const { data: name, isPending } = useQuery(userNameQuery)

  return (
    <div className={styles.user}>
      <span className={styles.home}>
        <Home width="100%" height="100%" />
        <Lanterns count={data.finishedSkills} />
        <Handle type="source" position={Position.Top} />
      </span>
      <span className={styles.name}>
        {isPending ? (
          t('skillMap.you')
        ) : (
          <Emphasis
            sentence={(given) => t('skillMap.youNamed', { name: given })}
            name={name ?? t('defaultUserName')}
          />
        )}
      </span>
    </div>
  )
}

/** A category on the chart: an island that shows or hides its skills when it is pressed. */
export const CategoryNode = memo(function CategoryNode(props: NodeProps<CategoryFlowNode>) {
  const { category, skillCount, isOpen } = props.data
  const toggle = use(ToggleCategoryContext)
  const { t } = useTranslation()
  const { name } = category
  const { handlers, tooltip } = useTwoTaps(timing.mapTooltip, () => toggle(String(category.id)))

  return (
    <>
      <button
        type="button"
        id={categoryElementId(category.id)}
        className={`${styles.category} ${isOpen ? '' : styles.closed}`}
        style={colorOf(category)}
        aria-label={t('skillMap.categoryName', { category: name, count: skillCount })}
        aria-expanded={isOpen}
        {...handlers}
      >
        <span className={styles.island}>
          <IslandArt iconType={category.iconType} className={styles.art} />
          <span className={styles.arrow}>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </span>
          <Handle type="target" position={Position.Top} />
          <Handle type="source" id="left" position={Position.Left} />
          <Handle type="source" id="right" position={Position.Right} />
          <Handle type="source" id="center" position={Position.Bottom} />
        </span>
        <span className={styles.pill}>
          <span className={styles.clamped}>{name}</span>{' '}
          {!isOpen && (
            <span className={styles.count}>{t('skillMap.skills', { count: skillCount })}</span>
          )}
        </span>
      </button>
      <TapTooltip {...tooltip}>
        {t(isOpen ? 'skillMap.tapAgainToHide' : 'skillMap.tapAgain')}
      </TapTooltip>
    </>
  )
})

const handles = { right: Position.Left, left: Position.Right }

/** A skill on the chart: its disc, and on the outer side of it its name and its progress. */
export const SkillNode = memo(function SkillNode(props: NodeProps<SkillFlowNode>) {
  const { skill, category, side, isNext } = props.data
  const openSkill = useOpenSkill()
  const { t } = useTranslation()
  const { name, progress: percent } = skill
  const { handlers, tooltip } = useTwoTaps(timing.mapTooltip, () => openSkill(skill))
  const state = skillState(skill)
  const progress = t(`ui.progress.${state === 'inProgress' ? 'percent' : state}`, { percent })

  return (
    <>
      <button
        type="button"
        id={skillElementId(skill.id)}
        className={styles.skill}
        data-side={side}
        {...handlers}
      >
        <SkillDisc skill={skill} category={category}>
          <Handle type="target" position={handles[side]} />
          <Handle type="source" id="center" position={Position.Bottom} />
          {isNext && <Boat className={styles.boat} />}
        </SkillDisc>
        <span className={styles.label}>
          <span className={styles.clamped}>{name}</span>
          <VisuallyHidden>, </VisuallyHidden>
          {isNext && (
            <>
              <NextTag />
              <VisuallyHidden>,</VisuallyHidden>{' '}
            </>
          )}
          {isNext && state === 'notStarted' ? (
            <VisuallyHidden>{progress}</VisuallyHidden>
          ) : (
            <span className={state === 'inProgress' ? styles.percent : styles.progress}>
              {progress}
            </span>
          )}
          <VisuallyHidden>{`, ${category.name}`}</VisuallyHidden>
        </span>
      </button>
      <TapTooltip {...tooltip}>{t('skillMap.tapAgain')}</TapTooltip>
    </>
  )
})
