import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '../controls/Button'
import { announce } from '../feedback/LiveRegion'
import styles from './ReadingBar.module.css'
import { SecondLanguageContext } from './second-language'
import type { SecondLines } from './useSecondLines'

/** Shows the other language below every text of the screen, and on the next screens too, until it is pressed again. */
export function SecondLanguageButton({ second }: { second: SecondLines }) {
  const { t } = useTranslation()
  const { isOn, setOn } = use(SecondLanguageContext)
  const { state, retry } = second
  const language = languageName(useLanguage(), second.language)
  const isFailed = state === 'failed'
  const sentence = state === 'off' ? '' : t(`ui.peek.${state}`, { language })

  // On the next screen it is on already: only what a press brought is told.
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
