import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownNumber, visitNumber } from '@/learner/stored-things'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { useStored } from '@/learner/useStored'
import { Note } from '@/ui/controls/Note'
import { TextField } from '@/ui/form/TextField'
import { CallLink } from './CallLink'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'
import { callAddress, phoneNumbersIn } from './phone-number'

/** In characters: enough for a name and a number. */
const maxLength = 80

/** The field for the learner's own number, stored on each keystroke (rules.md#help). */
export function OwnNumber() {
  const { t } = useTranslation('help')
  const isSignedIn = useSessionStatus().kind === 'active'
  const own = useStored(isSignedIn ? ownNumber : visitNumber)
  const [isKept, setKept] = useState(true)
  const line = own.value ?? ''
  const numbers = phoneNumbersIn(line)

  return (
    <HelpCard title={t('own.title')}>
      <div className={styles.text}>
        <TextField
          label={t('own.label')}
          hint={t('own.hint')}
          value={line}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setKept(own.keep(event.target.value))}
        />
        {isKept ? (
          <p className={styles.kept}>{t(isSignedIn ? 'own.kept' : 'own.keptForVisit')}</p>
        ) : (
          <Note kind="warning" role="status" title={t('own.notKept')}>
            {t('own.notKeptAdvice')}
          </Note>
        )}
      </div>
      {numbers.map((number) => (
        <div key={number} className={styles.ownCall}>
          <CallLink
            address={callAddress(number)}
            action={t('call', { number })}
            whom={t('own.whom')}
          />
        </div>
      ))}
    </HelpCard>
  )
}
