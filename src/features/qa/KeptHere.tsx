import { useTranslation } from 'react-i18next'
import { removeOrphanedFiles } from '@/learner/kept/kept-files'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { finishedHere, keptSkills } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { Button } from '@/ui/controls/Button'
import styles from './StoredKeys.module.css'

/** The skills that are kept on this device and the lessons that wait to be saved, without their answers. */
export function KeptHere() {
  const { t } = useTranslation('qa')
  const skills = useKeptSkills()
  const { value: waiting = [], ...finished } = useStored(finishedHere)
  const kept = useStored(keptSkills)

  const empty = () => {
    kept.change(() => [])
    finished.change(() => [])
    // A browser that blocks caches holds none.
    void removeOrphanedFiles().catch(() => {})
  }

  return (
    <section>
      <h3>{t('kept.title')}</h3>
      {skills.length + waiting.length === 0 && <p>{t('kept.none')}</p>}
      <ul className={styles.keys}>
        {skills.map(({ skillId, isWhole, bytes }) => (
          <li key={skillId}>{t(isWhole ? 'kept.skill' : 'kept.part', { skillId, bytes })}</li>
        ))}
      </ul>
      <ol>
        {waiting.map(({ skillId, module, answers = [], isOpenAgain = false }, place) => (
          <li key={`${place}`}>
            {t(isOpenAgain ? 'kept.openAgain' : 'kept.waits', {
              lesson: `${module.type} ${module.id}`,
              skillId,
              count: answers.length,
            })}
          </li>
        ))}
      </ol>
      <Button variant="secondary" size="small" onClick={empty}>
        {t('kept.empty')}
      </Button>
    </section>
  )
}
