import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessage } from '@/components/form/FieldMessage'
import { supportLevels } from '@/domain/profile'
import { JourneyCard } from './JourneyCard'
import { useAnswer } from './useAnswer'

/** Step 1: how much support the learner wants, shown as three journeys with their ships. */
export function JourneyStep({ titleId }: { titleId: string }) {
  const { t } = useTranslation()
  const messageId = useId()
  const { ref, value, errorKey, change } = useAnswer('supportLevel')
  return (
    <>
      <FieldMessage id={messageId} kind="error">
        {errorKey && t(errorKey)}
      </FieldMessage>
      <Cards
        role="radiogroup"
        aria-labelledby={titleId}
        aria-describedby={errorKey && messageId}
        aria-invalid={errorKey ? true : undefined}
        aria-required
      >
        {supportLevels.map((level, index) => (
          <JourneyCard
            key={level}
            inputRef={index === 0 ? ref : undefined}
            level={level}
            chosen={value === level}
            onChoose={() => change(level)}
            messageId={errorKey && messageId}
          />
        ))}
      </Cards>
    </>
  )
}

const Cards = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginTop: 16,
  [theme.breakpoints.up('md')]: {
    // Three side by side, fewer with large text.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(30%, 13rem), 1fr))',
    gap: 20,
    marginTop: 24,
    // 1000 px, wider than the column of the other steps, as far as the viewport allows.
    marginInline: 'calc(50% - min(500px, 50vw - 32px))',
  },
}))
