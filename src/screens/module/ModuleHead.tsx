import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { isCompleted, modulesToShow, type ModulePosition } from '@/domain/learning-path'
import { LessonDots } from './LessonDots'

type OpenModule = {
  /** On its path; null while that is unknown. */
  position: ModulePosition | null
  /** See `ModuleState`. */
  isForQuestion: boolean
}

/** What the page that all types share needs of the open module. */
export const OpenModuleContext = createContext<OpenModule>({ position: null, isForQuestion: false })

const row = { flexWrap: 'wrap', rowGap: 0.25, columnGap: 2, alignItems: 'center' }

/** One row: the position on the path, and Listen. */
export function ModuleHead() {
  const { position } = use(OpenModuleContext)
  return (
    <Stack direction="row" sx={[row, { minHeight: 48, mb: 1 }]}>
      <Stack direction="row" sx={[row, { flex: '1 1 9rem', minWidth: 0 }]}>
        {position && <ModulePlace {...position} />}
      </Stack>
      <ListenButton />
    </Stack>
  )
}

/** The most dots that fit beside the text. */
const mostDots = 7

/** The sub-skill, and one line of its lessons: "Lesson 2 of 3", and the same drawn. */
function ModulePlace({ lesson, lessons, subSkill }: ModulePosition) {
  const { t } = useTranslation()
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
          {t('modules.place', { lesson, lessons })}
        </Typography>
        {lessons <= mostDots && (
          <LessonDots done={modulesToShow(subSkill).map(isCompleted)} current={lesson} />
        )}
      </Stack>
    </>
  )
}
