import { styled } from '@mui/material/styles'

type LessonDotsProps = {
  /** Whether each lesson is done, in their order. */
  done: readonly boolean[]
  /** The lesson that is open, from 1. */
  current: number
}

/** The lessons of a sub-skill as dots: solid where they are done, dashed ahead. The text beside them says where the learner is. */
export function LessonDots({ done, current }: LessonDotsProps) {
  return (
    <Dots aria-hidden="true">
      {done.map((isDone, index) => (
        <Dot
          key={index}
          data-state={index + 1 === current ? 'current' : isDone ? 'done' : undefined}
        />
      ))}
    </Dots>
  )
}

const Dots = styled('div')({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  maxWidth: 130,
})

/** A dot and the line before it, both drawn by borders, which forced colors keep. */
const Dot = styled('span')(({ theme }) => {
  const { path, star } = theme.vars.palette
  const { route, routeOff } = path
  return {
    display: 'flex',
    alignItems: 'center',
    '& + &': { flex: 1 },
    '& + &::before': { content: '""', flex: 1, borderTop: `4px dashed ${routeOff}` },
    '&::after': {
      content: '""',
      padding: 5,
      border: `3px solid ${routeOff}`,
      borderRadius: '50%',
    },
    '& + &[data-state]::before': { borderTop: `4px solid ${route}` },
    '&[data-state]::after': { borderColor: route },
    '&[data-state=done]::after': { backgroundColor: route },
    '&[data-state=current]::after': { padding: 6, borderWidth: 4, backgroundColor: star.full },
  }
})
