import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { IslandArt } from '@/components/pictures/IslandArt'
import { ModuleIcon } from '@/components/pictures/ModuleIcon'
import { isSameId, type Id } from '@/domain/ids'
import { targetOf } from '@/domain/next-step'
import { useWide } from '@/lib/useMediaQuery'
import { useNextStep } from './useNextStep'

/** One line that says what comes next, and one link that goes there. `skillId`: the skill whose path is on the screen. */
export function ContinueBar({ skillId }: { skillId: Id | null }) {
  const { t } = useTranslation('continue-bar')
  const next = useNextStep(skillId)
  // On a phone the type of module is only a picture, and its skill is not visible; all of it is heard.
  const Rest = useWide() ? 'span' : VisuallyHidden
  if (!next) return <div />

  const { skill, module } = next
  const name = skill ? (module?.title ?? skill.name) || t('untitled') : t('done')
  // On its own path the heading names the skill.
  const isOnScreen = skill && skillId !== null && isSameId(skill.id, skillId)
  const isInWords = module && skill?.name && !isOnScreen
  const where = skill ? isInWords && t('in', { skill: skill.name }) : t('doneHint')
  return (
    <Bar aria-label={t('title')}>
      <Box component="span" sx={{ position: 'relative', flex: 'none' }}>
        <Island iconType={skill?.island ?? ''} />
        {module?.type && (
          <Type>
            <ModuleIcon type={module.type} size={20} />
          </Type>
        )}
      </Box>
      <Words>
        <Box component="p" sx={{ fontWeight: 600 }}>
          {skill && <span>{`${t('next')} `}</span>}
          {module?.type && <Rest>{`${t(`kind.${module.type}`)} `}</Rest>}
          <span>{name}</span>
        </Box>
        {where && (
          <Box component="p" sx={{ color: 'text.secondary' }}>
            <Rest>{where}</Rest>
          </Box>
        )}
      </Words>
      <Action>
        <Button
          size="small"
          wide
          aria-label={skill && t('continueWith', { name })}
          {...targetOf(next)}
        >
          {t(skill ? 'continue' : 'choose')}
        </Button>
      </Action>
    </Bar>
  )
}

/** With large text the link wraps below the words. */
const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end' },
}))

const Island = styled(IslandArt)({ width: 44, height: 44, borderRadius: '50%' })

const Type = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: -8,
  bottom: -4,
  padding: 2,
  border: `1px solid ${theme.vars.palette.border.control}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
}))

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 5.5rem',
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { flex: '0 1 auto' },
}))

const Action = styled('div')(({ theme }) => ({
  // On a phone its longest label is on two lines.
  maxWidth: '8rem',
  marginInlineStart: 'auto',
  '& > .MuiButton-root': { paddingInline: 12 },
  [theme.breakpoints.up('md')]: { maxWidth: 'none', marginInlineStart: 0 },
}))
