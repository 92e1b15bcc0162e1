import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import TrophyUnlocked from '@/assets/celebrations/trophy-unlocked.svg?react'
import { Button } from '@/components/controls/Button'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { IslandArt } from '@/components/pictures/IslandArt'
import { KindIcon } from '@/components/pictures/KindIcon'
import { ModuleIcon } from '@/components/pictures/ModuleIcon'
import { paths } from '@/config/paths'
import { isSameId, type Id } from '@/domain/ids'
import { targetOf, type NextSkill, type NextStep } from '@/domain/next-step'
import { useWide } from '@/lib/media-queries'
import { useNextStep } from './useNextStep'

/** `skillId`: the skill whose path is on the screen; null on the map. */
type ContinueBarProps = { skillId: Id | null }

/** One line that says what comes next, and one link that goes there. */
export function ContinueBar({ skillId }: ContinueBarProps) {
  const { t } = useTranslation()
  const next = useNextStep(skillId)
  // An empty cell, so that the other rows of ChartPage's grid stay where they are.
  if (!next) return <div />
  const { skill, again } = next
  return (
    <Bar aria-label={t('continueBar.title')}>
      {skill ? (
        <Next {...next} skill={skill} skillId={skillId} />
      ) : (
        <Finished again={again} skillId={skillId} />
      )}
    </Bar>
  )
}

const isOnScreen = (skill: NextSkill, skillId: Id | null) =>
  skillId !== null && isSameId(skill.id, skillId)

function Next(props: NextStep & { skill: NextSkill } & ContinueBarProps) {
  const { skill, module, isNew = false, skillId } = props
  const { t } = useTranslation()
  const isWide = useWide()
  // On a phone its skill is not visible, but heard.
  const Rest = isWide ? 'span' : VisuallyHidden
  // On its own path the heading names the skill.
  const isOnPath = isOnScreen(skill, skillId)
  const namesSkill = skill.name && !isOnPath
  // Elsewhere its path opens, so it is the skill that begins; 'Introduction' would promise a lesson.
  const isIntroduction = isNew && !namesSkill
  const isInWords = namesSkill && module
  const name = isIntroduction
    ? t('continueBar.introduction')
    : (module?.title ?? skill.name) || t('continueBar.untitled')
  return (
    <>
      <What>
        {isOnPath ? (
          <Disc>
            {module ? <ModuleIcon type={module.type} /> : <KindIcon kind="introduction" />}
          </Disc>
        ) : (
          <Box component="span" sx={{ position: 'relative', flex: 'none' }}>
            <Island iconType={skill.categoryIcon} />
            {module && (
              <Type>
                <ModuleIcon type={module.type} />
              </Type>
            )}
          </Box>
        )}
        <Words>
          <Box component="p" sx={{ fontWeight: 600 }}>
            <span>{`${t('continueBar.next')} `}</span>
            {module && <span>{`${t(`modules.typeInSentence.${module.type}`)}, `}</span>}
            <span>{name}</span>
          </Box>
          {isInWords && (
            <Box component="p" sx={{ color: 'text.secondary' }}>
              <Rest>{t('continueBar.in', { skill: skill.name })}</Rest>
            </Box>
          )}
        </Words>
      </What>
      <Action>
        <Button
          wide
          aria-label={t(isNew ? 'continueBar.startWith' : 'continueBar.continueWith', { name })}
          {...targetOf(props)}
        >
          {t(isNew ? 'continueBar.start' : 'continueBar.continue')}
        </Button>
      </Action>
    </>
  )
}

/** Everything is finished: the learner can look at a skill again, or choose more of them. */
function Finished({ again, skillId }: Pick<NextStep, 'again'> & ContinueBarProps) {
  const { t } = useTranslation()
  return (
    <>
      <What>
        <Lighthouse aria-hidden />
        <Words sx={{ display: { md: 'flex' }, gap: '0 16px', alignItems: 'center' }}>
          <Box component="p" sx={{ fontWeight: 600 }}>
            {t('continueBar.done')}
          </Box>
          <More to={paths.skillSelection}>{t('continueBar.choose')}</More>
        </Words>
      </What>
      {again && !isOnScreen(again, skillId) && (
        <Action>
          <Button
            wide
            aria-label={again.name && t('continueBar.againWith', { name: again.name })}
            {...targetOf({ skill: again })}
          >
            {t('continueBar.again')}
          </Button>
        </Action>
      )}
    </>
  )
}

/** Two groups, the words and the link; the link is below where both do not fit beside each other. */
const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  alignItems: 'center',
  justifyContent: 'flex-end',
})

const What = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '999 1 9rem',
  gap: 14,
  alignItems: 'center',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { flex: '0 1 auto' },
}))

const Island = styled(IslandArt)({ flex: 'none', width: 44, height: 44, borderRadius: '50%' })

const Lighthouse = styled(TrophyUnlocked)(({ theme }) => ({
  flex: 'none',
  width: 56,
  height: 56,
  padding: 6,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.sea.shallow,
}))

/** On a path only the module is shown: its island is known only where the map was loaded before. */
const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.path.on,
  color: theme.vars.palette.path.onIcon,
  '& > svg': { width: 26, height: 26 },
}))

const Type = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: -8,
  bottom: -4,
  padding: 2,
  border: `1px solid ${theme.vars.palette.border.control}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  // Beside a picture, not beside letters.
  '& > svg': { width: 20, height: 20 },
}))

const Words = styled('div')({
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})

const More = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.accent.main,
}))

const Action = styled('div')(({ theme }) => ({
  flex: '1 1 7rem',
  '& > .MuiButton-root': { paddingInline: 12 },
  [theme.breakpoints.up('md')]: { flex: 'none' },
}))
