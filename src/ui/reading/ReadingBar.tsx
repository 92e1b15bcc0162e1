import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '../controls/Button'
import { announce } from '../feedback/LiveRegion'
import { ListenButton } from '../speech/ListenButton'
import { useHasVoice } from '../speech/useVoices'
import { ReadableContext, SecondLinesContext } from './Readable'
import styles from './ReadingBar.module.css'
import { SecondLanguageContext } from './second-language'
import type { SecondLines } from './useSecondLines'

type ReadingBarProps = {
  className?: string | undefined
  /** Where there is no room, it does not say that a line can be tapped. */
  hasHint?: boolean | undefined
}

/** Listen and "Show in Spanish" for a whole screen, once at its head. */
export function ReadingBar({ className = '', hasHint }: ReadingBarProps) {
  const of = use(ReadableContext)
  const second = use(SecondLinesContext)
  const isOffered = use(SecondLanguageContext).isOffered && second !== undefined
  const hasVoice = useHasVoice(useLanguage())
  const hasOtherVoice = useHasVoice(second?.language ?? '')
  if (!hasVoice && !isOffered) return null
  return (
    <div data-unspoken="" className={`${styles.bar} ${className}`}>
      {hasVoice && <ListenButton of={of} hasHint={hasHint} />}
      {isOffered && <SecondLanguageButton second={second} />}
      {isOffered && hasOtherVoice && second.state === 'open' && (
        <ListenButton of={of} other={second.language} />
      )}
    </div>
  )
}

/** Switches the second lines on or off, for this screen and the next ones. */
function SecondLanguageButton({ second }: { second: SecondLines }) {
  const { t } = useTranslation()
  const { isOn, setOn } = use(SecondLanguageContext)
  const { state, retry } = second
  const language = languageName(useLanguage(), second.language)
  const isFailed = state === 'failed'
  const sentence = state === 'off' ? '' : t(`ui.peek.${state}`, { language })

  // Announce the result of a press only: on the next screen it is on from the start.
  const isPressed = useRef(false)
  const tell = useEffectEvent(() => {
    if (isPressed.current && sentence !== '') announce(sentence)
  })
  useEffect(() => tell(), [state])

  const press = () => {
    isPressed.current = true
    if (isFailed) retry()
    else setOn(!isOn)
  }
  return (
    <>
      <Button variant="plain" size="small" onClick={press}>
        {t(isOn && !isFailed ? 'ui.peek.hide' : 'ui.peek.show', { language })}
      </Button>
      {sentence !== '' && state !== 'open' && <p className={styles.sentence}>{sentence}</p>}
    </>
  )
}
