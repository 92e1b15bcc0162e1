import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '@/components/controls/PlainButton'
import { Spinner } from '@/components/controls/Spinner'
import { Icon, type IconName } from '@/components/icons/Icon'
import styles from './quiz.module.css'

/** tried: it was wrong before · checking: the answer is being sent · closed: another option was right. */
export type OptionMark = 'open' | 'tried' | 'checking' | 'wrong' | 'right' | 'closed'

type Sign = { words: 'wrongOption' | 'triedOption' | 'rightOption'; icon?: IconName }

/** What an option says and shows beside its text. */
const signs: Partial<Record<OptionMark, Sign>> = {
  wrong: { words: 'wrongOption', icon: 'close' },
  tried: { words: 'triedOption' },
  right: { words: 'rightOption', icon: 'check' },
}

type QuizOptionProps = {
  letter: string
  text: string
  mark: OptionMark
  /** Uses `aria-disabled` instead of `disabled`, which would lose the focus. */
  isLocked: boolean
  /** The id of the text that says why it is locked. */
  reason: string
  onChoose: () => void
}

/** An answer to choose. Its mark has an icon and a word as well, so that it does not depend on color. */
export function QuizOption({ letter, text, mark, isLocked, reason, onChoose }: QuizOptionProps) {
  const { t } = useTranslation('modules')
  const sign = signs[mark]
  return (
    <PlainButton
      className={`${styles.option} ${styles[mark === 'tried' ? 'open' : mark]}`}
      aria-disabled={isLocked || undefined}
      aria-describedby={isLocked ? reason : undefined}
      onClick={() => {
        if (!isLocked) onChoose()
      }}
      onKeyDown={moveBetweenOptions}
    >
      <span className={styles.letter}>{letter}</span>{' '}
      <span className={styles.text}>
        <span>{text}</span>{' '}
        {sign && <small className={styles.words}>{t(`quiz.${sign.words}`)}</small>}
      </span>
      {mark === 'checking' && <Spinner />}
      {sign?.icon && <Icon name={sign.icon} size={28} />}
    </PlainButton>
  )
}

/** Arrow keys move the focus between the options without choosing one, unlike with radio buttons. */
function moveBetweenOptions(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const group = event.currentTarget.closest('[role=group]')
  const options = [...(group?.querySelectorAll<HTMLElement>(`button.${styles['option']}`) ?? [])]
  const at = options.indexOf(event.currentTarget)
  event.preventDefault()
  options[(at + step + options.length) % options.length]?.focus()
}
