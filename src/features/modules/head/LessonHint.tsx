import { useId, useState, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { useSetting } from '@/learner/settings/useSettings'
import { stored } from '@/learner/stored'
import { hintsSeen } from '@/learner/stored-things'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import styles from './LessonHint.module.css'

/** Whether the hint is open, behind a button, or absent. */
export type HintLook = 'full' | 'button' | 'none'

/** How many times the hint of a kind is shown in full (rules.md#ships). */
const timesInFull = 2

/** Chooses the look of the hint when a lesson opens and counts it as seen; the look stays until the lesson is left. */
export function useLessonHint(kind: ModuleType | null): HintLook {
  const [hints] = useSetting('hints')
  const [lessonHints] = useSetting('lessonHints')
  const [seen] = useState(() => (kind ? (stored(hintsSeen).read()?.[kind] ?? 0) : 0))
  const isFull = lessonHints === 'always' || seen < timesInFull
  const isCounted = kind !== null && hints === 'full' && seen < timesInFull
  useEffect(() => {
    if (isCounted) stored(hintsSeen).change((times = {}) => ({ ...times, [kind]: seen + 1 }))
  }, [isCounted, kind, seen])

  if (kind === null || hints === 'short') return 'none'
  return isFull ? 'full' : 'button'
}

type LessonHintProps = {
  kind: ModuleType
  look: HintLook
  /** Renders the row above the hint, around the button that opens it (false if there is none). */
  children: (button: ReactNode) => ReactNode
}

/** Explains how this kind of lesson works: in full the first times, later behind a button (rules.md#ships). */
export function LessonHint({ kind, look, children }: LessonHintProps) {
  const { t } = useTranslation('modules')
  const id = useId()
  const [isOpen, setOpen] = useState(look === 'full')
  return (
    <>
      {children(
        look === 'button' && (
          <Button
            variant="plain"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('hint.how')}
          </Button>
        ),
      )}
      {look !== 'none' && isOpen && (
        <div id={id} className={styles.hint}>
          <p className={styles.words}>
            <Icon name="help" />
            <span>{t(`hint.${kind}`)}</span>
          </p>
        </div>
      )}
    </>
  )
}
