import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'
import { NumberList } from './NumberList'
import type { HelpNumber, Need } from './numbers'

type NeedCardProps = {
  need: Exclude<Need, 'emergency'>
  numbers: readonly HelpNumber[] | undefined
  /** Advice, as list items. */
  children?: ReactNode
}

/** The card of one need: its numbers and advice, or whom to ask if the country has no certain number. */
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
