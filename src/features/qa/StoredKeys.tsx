import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetKeys, storedKeys, type StoredKey } from '@/learner/qa/stored-keys'
import { Button } from '@/ui/controls/Button'
import styles from './StoredKeys.module.css'

/** The names and sizes of what is stored in this browser, with buttons that delete it. */
export function StoredKeys() {
  const { t } = useTranslation('qa')
  // An object, not a string, so that each reset renders again and reads the storage.
  const [done, setDone] = useState({ words: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const keys = storedKeys()

  const reset = (chosen: readonly StoredKey[], words: string) => {
    resetKeys(chosen)
    setDone({ words })
    // The pressed button unmounts together with its key.
    heading.current?.focus()
  }

  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {t('keys.title')}
      </h3>
      <p className={styles.hint}>{t('keys.hint')}</p>
      <p role="status">{done.words}</p>
      {keys.length === 0 && <p>{t('keys.none')}</p>}
      <ul className={styles.keys}>
        {keys.map((one) => (
          <li key={`${one.area}.${one.key}`}>
            <span className={styles.name}>
              <b>{one.name}</b>
              <span>{t('keys.size', { bytes: one.bytes, area: t(`keys.${one.area}`) })}</span>
            </span>
            <Button
              variant="plain"
              size="small"
              aria-label={t('keys.resetOne', { name: one.name, area: t(`keys.${one.area}`) })}
              onClick={() => reset([one], t('keys.done', { name: one.name }))}
            >
              {t('keys.reset')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('keys.resetAllHint')}</p>
      <Button variant="secondary" size="small" onClick={() => reset(keys, t('keys.allDone'))}>
        {t('keys.resetAll')}
      </Button>
    </section>
  )
}
