import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { LessonDots } from '@/components/controls/LessonDots'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { isCompleted, modulesToShow, type ModulePosition } from '@/domain/learning-path'

/** The position of the module on its path, for the head that each view renders itself; null while it is unknown. */
export const ModulePositionContext = createContext<ModulePosition | null>(null)

const row = { flexWrap: 'wrap', rowGap: 0.25, columnGap: 2, alignItems: 'center' }

/** One row: the position on the path, and Listen. */
export function ModuleHead() {
  const position = use(ModulePositionContext)
  return (
    <Stack direction="row" sx={[row, { minHeight: 48, mb: 1 }]}>
      <Stack direction="row" sx={[row, { flex: '1 1 9rem', minWidth: 0 }]}>
        {position && <ModulePlace {...position} />}
      </Stack>
      <ListenButton />
    </Stack>
  )
}

/** The most stops that fit beside the text. */
const mostStops = 7

/** The sub-skill, and one line of its lessons: "Lesson 2 of 3", and the same drawn. */
function ModulePlace({ lesson, lessons, subSkill }: ModulePosition) {
  const { t } = useTranslation()
  const text = t('modules.place', { lesson, lessons })
  return (
    <>
      {subSkill.title !== '' && (
        <Typography
          sx={{
            flex: { xs: '1 0 100%', md: 'initial' },
            minWidth: 0,
            fontWeight: 700,
            overflowWrap: 'anywhere',
          }}
        >
          {subSkill.title}
        </Typography>
      )}
      <Stack direction="row" sx={[row, { flex: '1 1 auto', columnGap: 1, minWidth: 0 }]}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
        {lessons <= mostStops && (
          <LessonDots
            label={subSkill.title || text}
            done={modulesToShow(subSkill).map(isCompleted)}
            current={lesson}
            text={text}
          />
        )}
      </Stack>
    </>
  )
}
