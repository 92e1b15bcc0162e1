import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { useWide } from '@/components/layout/useMediaQuery'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { IslandArt } from '@/components/pictures/IslandArt'
import { ModuleIcon } from '@/components/pictures/ModuleIcon'
import { isSameId, type Id } from '@/domain/ids'
import { targetOf } from '@/domain/next-step'
import styles from './ContinueBar.module.css'
import { useNextStep } from './useNextStep'

/** One line that says what comes next, and one link that goes there. `skillId`: the skill whose path is on the screen. */
export function ContinueBar({ skillId }: { skillId: Id | null }) {
  const { t } = useTranslation('continue-bar')
  const next = useNextStep(skillId)
  // On a phone the type of module is only a picture, and its skill is not visible; all of it is heard.
  const Rest = useWide() ? 'span' : VisuallyHidden
  if (!next) return <div />

  const { skill, module } = next
  const name = skill ? (module?.title ?? skill.name) || t('untitled') : t('done')
  // On its own path the heading names the skill.
  const isOnScreen = skill && skillId !== null && isSameId(skill.id, skillId)
  const isInWords = module && skill?.name && !isOnScreen
  const where = skill ? isInWords && t('in', { skill: skill.name }) : t('doneHint')
  return (
    <section aria-label={t('title')} className={styles.bar}>
      <span className={styles.picture}>
        <IslandArt iconType={skill?.island ?? ''} className={styles.island} />
        {module?.type && (
          <span className={styles.type}>
            <ModuleIcon type={module.type} size={20} />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.what}>
          {skill && <span>{`${t('next')} `}</span>}
          {module?.type && <Rest>{`${t(`kind.${module.type}`)} `}</Rest>}
          <span>{name}</span>
        </p>
        {where && (
          <p className={styles.where}>
            <Rest>{where}</Rest>
          </p>
        )}
      </div>
      <div className={styles.action}>
        <Button
          size="small"
          wide
          aria-label={skill && t('continueWith', { name })}
          {...targetOf(next)}
        >
          {t(skill ? 'continue' : 'choose')}
        </Button>
      </div>
    </section>
  )
}
