import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '../controls/Button'
import { announce } from '../feedback/live-region'
import type { Peek } from './peek'
import styles from './PeekButton.module.css'

type PeekButtonProps = {
  peek: Peek
  /** What it shows, so that two buttons of a page have two names. */
  name: string
}

/** Shows the other language below the words of a part; a second press hides it. */
export function PeekButton({ peek, name }: PeekButtonProps) {
  const { t } = useTranslation()
  const { state, toggle } = peek
  const language = languageName(useLanguage(), peek.language)
  const isOpen = state !== 'closed' && state !== 'failed'
  const word = t(isOpen ? 'ui.peek.hide' : 'ui.peek.show', { language })
  const sentence = state === 'closed' ? '' : t(`ui.peek.${state}`, { language })

  const button = useRef<HTMLButtonElement>(null)
  const tell = useEffectEvent(() => {
    if (sentence !== '') announce(sentence)
    // The lines may have pushed the button that was pressed below the bar at the bottom.
    if (document.activeElement === button.current)
      button.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => tell(), [state])

  return (
    <>
      <Button
        ref={button}
        variant="plain"
        size="small"
        aria-label={`${word}: ${name}`}
        onClick={toggle}
      >
        {word}
      </Button>
      {sentence !== '' && state !== 'open' && <p className={styles.sentence}>{sentence}</p>}
    </>
  )
}
