import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import { CallLink } from './CallLink'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'
import { emergencyNumbers, listeningNumbers } from './numbers'
import { OwnNumber } from './OwnNumber'

/** Whom to call, and how to find the numbers of one's own country (rules.md#help). */
export function Help() {
  const { t } = useTranslation('help')
  const isSignedIn = useSessionStatus().kind === 'active'
  return (
    <Column>
      <PageHead
        back={{
          to: isSignedIn ? paths.skillMap : paths.landing,
          words: t(isSignedIn ? 'back' : 'backSignedOut'),
        }}
        title={t('title')}
        lead={t('lead')}
      />

      <HelpCard title={t('emergency.title')} lead={t('emergency.lead')}>
        <ul className={styles.numbers}>
          {emergencyNumbers.map(({ number, where }) => (
            <li key={number}>
              <CallLink
                number={number}
                action={t('call', { number })}
                whom={t(`emergency.whom.${where}`)}
              />
            </li>
          ))}
        </ul>
      </HelpCard>

      <HelpCard title={t('find.title')}>
        <ul className={styles.list}>
          <li>{t('find.mobile')}</li>
          <li>{t('find.pharmacy')}</li>
          <li>{t('find.search')}</li>
          <li>{t('find.write')}</li>
        </ul>
      </HelpCard>

      <OwnNumber />

      <HelpCard title={t('listening.title')} lead={t('listening.lead')}>
        <ul className={styles.numbers}>
          {listeningNumbers.map(({ number, where }) => (
            <li key={number}>
              <CallLink
                number={number}
                action={t('call', { number })}
                whom={t(`listening.whom.${where}`)}
              />
            </li>
          ))}
        </ul>
        <p className={styles.text}>{t('listening.elsewhere')}</p>
      </HelpCard>

      <HelpCard title={t('pharmacy.title')}>
        <p className={styles.text}>{t('pharmacy.text')}</p>
      </HelpCard>

      <HelpCard title={t('say.title')}>
        <ol className={styles.list}>
          <li>{t('say.where')}</li>
          <li>{t('say.what')}</li>
          <li>{t('say.stay')}</li>
        </ol>
      </HelpCard>
    </Column>
  )
}
