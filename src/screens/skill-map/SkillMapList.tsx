import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NextTag } from '@/components/chart/NextTag'
import { useBeginAt } from '@/components/chart/useBeginAt'
import { ProgressBar } from '@/components/controls/ProgressBar'
import { Icon } from '@/components/icons/Icon'
import { IslandArt } from '@/components/pictures/IslandArt'
import { inSlotOrder } from '@/domain/category-slots'
import { isSameId, type Id } from '@/domain/ids'
import { skillState, type Category, type Skill, type SkillMapEntry } from '@/domain/skills'
import { categoryElementId, skillElementId } from './element-ids'
import { colorOf, SkillDisc } from './SkillDisc'
import type { HiddenCategories } from './useHiddenCategories'
import { useOpenSkill } from './useOpenSkill'

type SkillMapListProps = {
  entries: readonly SkillMapEntry[]
  hidden: HiddenCategories
  nextSkillId: Id | undefined
  /** The id of the element to begin at, and whether it is to be in the middle. */
  beginsAt: string | undefined
  isCentered: boolean
  onToggle: (categoryId: string) => void
}

/** The map as a list: the same skills in the same order with the same actions. */
export function SkillMapList(props: SkillMapListProps) {
  const { entries, hidden, beginsAt, isCentered, ...shared } = props
  useBeginAt(beginsAt, { isCentered })
  return (
    <>
      {inSlotOrder(entries).map(({ entry, slot }) => (
        <CategorySection
          key={slot}
          entry={entry}
          isOpen={!hidden.has(String(entry.category.id))}
          {...shared}
        />
      ))}
    </>
  )
}

type CategorySectionProps = Omit<
  SkillMapListProps,
  'entries' | 'hidden' | 'beginsAt' | 'isCentered'
> & {
  entry: SkillMapEntry
  isOpen: boolean
}

function CategorySection(props: CategorySectionProps) {
  const { entry, isOpen, nextSkillId, onToggle } = props
  const { t } = useTranslation()
  const listId = useId()
  const { category, skills } = entry
  return (
    <Card component="section" sx={{ mt: 2, overflow: 'hidden' }}>
      <Head id={categoryElementId(category.id)}>
        <Island style={colorOf(category)}>
          <IslandArt iconType={category.iconType} />
        </Island>
        <CategoryName>
          <Typography variant="h2">{category.name}</Typography>
          <Typography variant="body2" component="small" sx={{ color: 'text.secondary' }}>
            {t('skillMap.skills', { count: skills.length })}
          </Typography>
        </CategoryName>
        <HideButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={t(isOpen ? 'skillMap.list.hideOf' : 'skillMap.list.showOf', {
            category: category.name,
          })}
          onClick={() => onToggle(String(category.id))}
        >
          <span>{t(isOpen ? 'skillMap.list.hide' : 'skillMap.list.show')}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </HideButton>
      </Head>
      {isOpen && (
        <List id={listId} role="list" disablePadding>
          {skills.map((skill, index) => (
            <SkillRow
              key={`${skill.id} ${index}`}
              skill={skill}
              category={category}
              isNext={isSameId(skill.id, nextSkillId ?? '')}
            />
          ))}
        </List>
      )}
    </Card>
  )
}

type SkillRowProps = {
  skill: Skill
  category: Category
  isNext: boolean
}

/** A skill in the list. A click anywhere on the row counts for its button. */
function SkillRow({ skill, category, isNext }: SkillRowProps) {
  const { t } = useTranslation()
  const openSkill = useOpenSkill()
  const { name, progress } = skill
  // Not 'Continue': that opens a lesson.
  const action = skillState(skill) === 'done' ? 'again' : 'open'
  return (
    <Row>
      <SkillDisc skill={skill} category={category} />
      <Progress>
        <Typography variant="subtitle1" component="h3" sx={{ mb: 1, lineHeight: 1.3 }}>
          {name}
        </Typography>
        <ProgressBar percent={progress} label={name} />
        {isNext && <NextTag />}
      </Progress>
      <OpenButton
        id={skillElementId(skill.id)}
        aria-label={t('skillMap.list.actionOf', {
          action: t(`skillMap.list.${action}`),
          skill: name,
        })}
        onClick={() => openSkill(skill)}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t(`skillMap.list.${action}`)}
        </Box>
        <Icon name="chevron-right" />
      </OpenButton>
    </Row>
  )
}

/** The button wraps below the name before the name would break within a word. */
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '14px clamp(14px, 2vw, 20px)',
  backgroundColor: theme.vars.palette.background.sunken,
}))

const Island = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 64,
  height: 64,
  overflow: 'hidden',
  border: `3px solid var(--category, ${theme.vars.palette.path.off})`,
  borderRadius: '50%',
}))

const CategoryName = styled('div')({
  display: 'flex',
  flex: '1 1 min-content',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
  minWidth: 0,
  '& > *': { minWidth: 0 },
})

const RowButton = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 48,
  padding: '6px 8px',
  borderRadius: theme.shape.borderRadius,
  fontSize: theme.typography.subtitle1.fontSize,
  fontWeight: 600,
  lineHeight: 1.2,
}))

const HideButton = styled(RowButton)(({ theme }) => ({
  marginLeft: 'auto',
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  },
}))

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 76,
  padding: '10px clamp(14px, 2vw, 20px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
}))

const Progress = styled('div')({
  flex: 1,
  minWidth: 0,
  // All progress bars have the same length.
  '& .MuiLinearProgress-root': { flex: '0 1 320px' },
})

/** Its target is the whole row: it is not positioned itself, so that `::after` covers the row. */
const OpenButton = styled(RowButton)(({ theme }) => ({
  position: 'static',
  flex: 'none',
  color: theme.vars.palette.accent.main,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}))
