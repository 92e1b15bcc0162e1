import { use, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import { SecondLinesContext } from '@/ui/reading/readable-context'
import { SecondLine } from '@/ui/reading/SecondLine'
import { useOwnSecondLines } from '@/ui/reading/useSecondLines'
import styles from './LessonHint.module.css'
import type { HintLook } from './useLessonHint'

type LessonHintProps = {
  kind: ModuleType
  look: HintLook
  /** The line above the hint, with the button that opens it where it is closed at first. */
  children: (button: ReactNode) => ReactNode
}

/** How a lesson of this kind works: in full at first, later behind one button (rules.md#ships). */
export function LessonHint({ kind, look, children }: LessonHintProps) {
  const { t } = useTranslation('modules')
  const id = useId()
  const [isOpen, setOpen] = useState(look === 'full')
  const own = useOwnSecondLines('modules', (texts) => [texts(`hint.${kind}`)])
  // The screen says that the other language failed to come: then the hint does not show it either.
  const second = use(SecondLinesContext)?.state === 'failed' ? undefined : own
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
        <SecondLinesContext value={second}>
          <div id={id} className={styles.hint}>
            <p className={styles.words}>
              <Icon name="help" />
              <span>{t(`hint.${kind}`)}</span>
            </p>
            <SecondLine of={t(`hint.${kind}`)} />
          </div>
        </SecondLinesContext>
      )}
    </>
  )
}
