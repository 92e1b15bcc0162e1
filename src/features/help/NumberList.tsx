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
          {by === 'text' ? (
            <CallLink
              icon="chat"
              address={textAddress(number)}
              action={t('text', { number })}
              whom={t(`who.${who}`)}
            />
          ) : (
            <CallLink
              address={callAddress(number)}
              action={t('call', { number })}
              whom={t(`who.${who}`)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
