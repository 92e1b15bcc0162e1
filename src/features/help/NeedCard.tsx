import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'
import { NumberList } from './NumberList'
import type { HelpNumber, Need } from './numbers'

type NeedCardProps = {
  need: Exclude<Need, 'emergency'>
  numbers: readonly HelpNumber[] | undefined
  /** What to know, as items of a list. */
  children?: ReactNode
}

/** One need: whom to call for it, or whom to ask where no number is certain, and what to know. */
export function NeedCard({ need, numbers, children }: NeedCardProps) {
  const { t } = useTranslation('help')
  return (
    <HelpCard title={t(`${need}.title`)} lead={t(`${need}.lead`)}>
      {numbers && <NumberList numbers={numbers} />}
      <ul className={styles.list}>
        {children}
        {!numbers && <li>{t(`${need}.noNumber`)}</li>}
      </ul>
    </HelpCard>
  )
}
