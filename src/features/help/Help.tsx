import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { helpCountry } from '@/learner/stored-things'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { useStored } from '@/learner/useStored'
import { Column } from '@/ui/layout/Column'
import { PageHead } from '@/ui/layout/PageHead'
import { CountryField } from './CountryField'
import { EmergencyCard } from './EmergencyCard'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'
import { NeedCard } from './NeedCard'
import { numbers } from './numbers'
import { OwnNumber } from './OwnNumber'

/** The help page: numbers to call in the chosen country, and what to say (rules.md#help). */
export function Help() {
  const { t } = useTranslation('help')
  const isSignedIn = useSessionStatus().kind === 'active'
  const { value: country, keep } = useStored(helpCountry)
  const known = country && country !== 'other' ? numbers[country] : {}

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

      <CountryField country={country} onChoose={keep} />
      <EmergencyCard country={country} numbers={known.emergency} />

      <HelpCard title={t('say.title')}>
        <ol className={styles.list}>
          <li>{t('say.where')}</li>
          <li>{t('say.what')}</li>
          <li>{t('say.answer')}</li>
          <li>{t('say.stay')}</li>
        </ol>
      </HelpCard>

      <NeedCard need="cannotSpeak" numbers={known.cannotSpeak}>
        {known.cannotSpeak && (
          <>
            <li>{t('cannotSpeak.write')}</li>
            <li>{t('cannotSpeak.noAnswer')}</li>
          </>
        )}
        <li>{t('cannotSpeak.note')}</li>
      </NeedCard>
      <NeedCard need="poison" numbers={known.poison}>
        <li>{t('poison.danger')}</li>
        <li>{t('poison.pack')}</li>
        <li>{t('poison.vomit')}</li>
      </NeedCard>
      <NeedCard need="abuse" numbers={known.abuse}>
        <li>{t('abuse.danger')}</li>
        <li>{t('abuse.tell')}</li>
        <li>{t('abuse.phone')}</li>
      </NeedCard>
      <NeedCard need="suicide" numbers={known.suicide}>
        <li>{t('suicide.danger')}</li>
        <li>{t('suicide.company')}</li>
      </NeedCard>

      <HelpCard title={t('pharmacy.title')}>
        <p className={styles.text}>{t('pharmacy.text')}</p>
      </HelpCard>
      <OwnNumber />
    </Column>
  )
}
