import { useTranslation } from 'react-i18next'
import type { ChosenCountry } from '@/learner/help-countries'
import { CallLink } from './CallLink'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'
import { NumberList } from './NumberList'
import type { HelpNumber } from './numbers'
import { callAddress } from './phone-number'

/** The emergency number of the GSM standard: it works on cell phones in many countries, but not in all. */
const cellNumber = '112'

type EmergencyCardProps = {
  country: ChosenCountry | undefined
  numbers: readonly HelpNumber[] | undefined
}

/** The emergency numbers of the chosen country; without any for all places, how to get help all the same. */
export function EmergencyCard({ country, numbers }: EmergencyCardProps) {
  const { t } = useTranslation('help')
  const isEverywhere = numbers?.every(({ who }) => who !== 'emergencyMost')
  return (
    <HelpCard title={t('emergency.title')} lead={!country && t('emergency.choose')}>
      {numbers && <NumberList numbers={numbers} />}
      {!isEverywhere && (
        <>
          <ul className={styles.list}>
            <li>{t(numbers ? 'find.notAnswered' : 'find.near')}</li>
            <li>{t('find.cell')}</li>
          </ul>
          <div className={styles.ownCall}>
            <CallLink
              address={callAddress(cellNumber)}
              action={t('call', { number: cellNumber })}
              whom={t('find.notEverywhere')}
            />
          </div>
        </>
      )}
      {country === 'other' && (
        <ul className={styles.list}>
          <li>{t('find.ask')}</li>
          <li>{t('find.search')}</li>
          <li>{t('find.write')}</li>
        </ul>
      )}
    </HelpCard>
  )
}
