import { useTranslation } from 'react-i18next'
import type { NextStep } from '@/navigation/next-step-rules'
import { nextStepWords } from '@/navigation/next-step-words'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import styles from './NextStepBar.module.css'

type NextStepWordsProps = {
  next: NextStep
  /** Only the name is seen, as the picture says the kind; those who hear it hear all. */
  isBrief: boolean
  /** Its skill stands above as the heading. */
  isOnItsPath: boolean
}

/** What comes next, and where that is. */
export function NextStepWords({ next, isBrief, isOnItsPath }: NextStepWordsProps) {
  const { t } = useTranslation('next-step')
  const { what, where } = nextStepWords(t, next, { isOnItsPath })
  if (!isBrief) {
    return (
      <>
        <p className={styles.what}>{what}</p>
        {where !== null && <p className={styles.where}>{where}</p>}
      </>
    )
  }
  const name = nameOf(next) || what
  const at = what.lastIndexOf(name)
  return (
    <p className={styles.what}>
      <VisuallyHidden>{what.slice(0, at)}</VisuallyHidden>
      <span>{name}</span>
      <VisuallyHidden>
        {[what.slice(at + name.length), where].filter(Boolean).join(' ')}
      </VisuallyHidden>
    </p>
  )
}

function nameOf(next: NextStep): string {
  if (next.kind === 'choose') return ''
  return next.kind === 'lesson' ? next.lesson.module.title : next.skill.name
}
