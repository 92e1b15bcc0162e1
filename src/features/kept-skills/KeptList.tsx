import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { Button } from '@/ui/controls/Button'
import { showToast } from '@/ui/feedback/toasts'
import { skillDownloads } from './downloads'
import styles from './KeptList.module.css'
import '@/i18n/parts/kept-skills'

/** The skills on this device with their sizes, and what takes each away. */
export function KeptList() {
  const { t } = useTranslation('kept-skills')
  const language = useLanguage()
  const skills = useKeptSkills()
  if (skills.length === 0) return <p>{t('list.none')}</p>
  return (
    <>
      <p>{t('list.hint')}</p>
      <ul className={styles.list}>
        {skills.map(({ skillId, name, isWhole, bytes }) => (
          <li key={skillId} className={styles.skill}>
            <p>
              <b>{name}</b> <span>{isWhole ? formatBytes(language, bytes) : t('list.begun')}</span>
            </p>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('list.takeAwayOf', { skill: name })}
              onClick={() => {
                showToast({ kind: 'info', text: t('takenAway', { skill: name }) })
                void skillDownloads.takeAway(skillId)
              }}
            >
              {t('list.takeAway')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
