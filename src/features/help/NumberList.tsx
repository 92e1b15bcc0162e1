import { useTranslation } from 'react-i18next'
import { CallLink } from './CallLink'
import styles from './Help.module.css'
import type { HelpNumber } from './numbers'
import { callAddress, textAddress } from './phone-number'

/** Links to numbers, each with who answers. */
export function NumberList({ numbers }: { numbers: readonly HelpNumber[] }) {
  const { t } = useTranslation('help')
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ number, by, who }) => (
        <li key={`${by} ${number}`}>
          <CallLink
            icon={by === 'text' ? 'chat' : 'phone'}
            address={by === 'text' ? textAddress(number) : callAddress(number)}
            action={t(by ?? 'call', { number })}
            whom={t(`who.${who}`)}
          />
        </li>
      ))}
    </ul>
  )
}
