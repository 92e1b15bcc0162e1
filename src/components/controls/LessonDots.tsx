import { styled } from '@mui/material/styles'

type LessonDotsProps = {
  label: string
  text: string
  /** Whether each lesson is done, in their order. */
  done: readonly boolean[]
  /** The lesson that is open, from 1. */
  current: number
}

/** Progress past a few buoys: solid where it is done, dashed ahead. The text stands beside it. */
export function LessonDots({ label, done, current, text }: LessonDotsProps) {
  return (
    <Route
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={done.length}
      aria-valuenow={current}
      aria-valuetext={text}
    >
      {done.map((isDone, index) => (
        <Stop
          key={index}
          data-state={index + 1 === current ? 'current' : isDone ? 'done' : undefined}
        />
      ))}
    </Route>
  )
}

const Route = styled('div')({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  maxWidth: 130,
})

/** A buoy and the line before it, both drawn by borders, which forced colors keep. */
const Stop = styled('span')(({ theme }) => {
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
