import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import StarEmpty from '@/assets/stars/star-empty.svg?react'
import StarFull from '@/assets/stars/star-full.svg?react'
import { starScale, type Rating, type Star } from '@/domain/rating'

type StarRatingProps = {
  /** Which question of the form, and the name of its texts. */
  topic: 'helpfulness' | 'confidence'
  rating: Rating
  /** The id of what says why it cannot be changed: while it is being sent. */
  lockedBy: string | undefined
  onRate: (rating: Star) => void
}

/** One question with five stars. They are radio buttons, so that arrow keys and screen readers work. */
export function StarRating({ topic, rating, lockedBy, onRate }: StarRatingProps) {
  const { t } = useTranslation()
  const questionId = useId()
  const [hovered, setHovered] = useState<Star | null>(null)
  const shown = hovered ?? rating
  const wordsFor = (stars: Star) =>
    t('lessonFeedback.rating', { stars, phrase: t(`lessonFeedback.${topic}.phrases.${stars}`) })

  return (
    <Card
      component="section"
      sx={({ breakpoints }) => ({ mt: 2, p: 3, [breakpoints.down(360)]: { p: '18px 16px' } })}
    >
      <Typography variant="h3" component="h2" id={questionId}>
        {t(`lessonFeedback.${topic}.question`)}
      </Typography>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.75, alignItems: 'center', mt: 1.25 }}
      >
        <Stars
          role="radiogroup"
          aria-labelledby={questionId}
          onPointerLeave={() => setHovered(null)}
        >
          {starScale.map((star) => (
            <StarLabel
              key={star}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse' && lockedBy === undefined) setHovered(star)
              }}
            >
              <StarInput
                type="radio"
                name={questionId}
                aria-label={wordsFor(star)}
                checked={rating === star}
                aria-disabled={lockedBy !== undefined || undefined}
                aria-describedby={lockedBy}
                onChange={() => {
                  setHovered(null)
                  onRate(star)
                }}
              />
              {shown !== null && star <= shown ? <StarFull /> : <StarEmpty />}
            </StarLabel>
          ))}
        </Stars>
        <Stack
          direction="row"
          sx={{
            flex: '1 1 13rem',
            flexWrap: 'wrap',
            columnGap: 1,
            alignItems: 'center',
            minWidth: 0,
            // As high as the two lines before a star is chosen.
            minHeight: '3.5rem',
          }}
        >
          {shown === null ? (
            <Typography component="div" sx={{ color: 'text.secondary' }}>
              <p>{t('lessonFeedback.prompt')}</p>
              <p>
                {t('lessonFeedback.ends', {
                  least: t(`lessonFeedback.${topic}.phrases.1`),
                  most: t(`lessonFeedback.${topic}.phrases.5`),
                })}
              </p>
            </Typography>
          ) : (
            <Typography sx={{ flex: '1 1 8rem', minWidth: 0, fontWeight: 700 }}>
              {wordsFor(shown)}
            </Typography>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

const Stars = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  // The first star begins where the question does.
  marginLeft: -4,
  [theme.breakpoints.down('md')]: { gap: 4 },
  [theme.breakpoints.down(360)]: { gap: 2 },
  '@media (forced-colors: active)': {
    '--mui-palette-star-full': 'Highlight',
    '--mui-palette-star-edge': 'CanvasText',
    '--mui-palette-star-empty': 'CanvasText',
  },
}))

const StarLabel = styled('label')(({ theme }) => ({
  position: 'relative',
  // It grows with the letters, as long as five have room.
  width: 'min(3.25rem, 14.5vw)',
  aspectRatio: 1,
  padding: 4,
  cursor: 'pointer',
  '& > svg': { width: '100%', height: '100%', pointerEvents: 'none' },
  [theme.breakpoints.down(360)]: { padding: 3 },
}))

/** It is not drawn, but lies over its star, so that the focus ring surrounds that. */
const StarInput = styled('input')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: theme.shape.borderRadius,
  appearance: 'none',
  cursor: 'inherit',
  '&[aria-disabled=true]': { cursor: 'not-allowed' },
}))
