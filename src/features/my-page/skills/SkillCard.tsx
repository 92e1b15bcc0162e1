import { useTranslation } from 'react-i18next'
import { IslandArt } from '@/art/islands/IslandArt'
import { Icon, type IconName } from '@/ui/icons/Icon'
import { Card } from '@/ui/layout/Card'
import type { StepProgress } from './skill-progress-rules'
import type { SkillWords } from './skill-words'
import styles from './SkillCard.module.css'

type SkillCardProps = {
  words: SkillWords
  /** The first skill needs no page break before it when the page is printed. */
  isFirst: boolean
  /** Its steps are still loading. */
  isLoading: boolean
  /** The learner's name and the date, printed on each page. */
  madeBy: string
}

const icons: Record<StepProgress['state'], IconName> = {
  finished: 'check',
  begun: 'arrow-right',
  ahead: 'minus',
}

/** A skill with its steps; each is printed on its own page. */
export function SkillCard({ words, isFirst, isLoading, madeBy }: SkillCardProps) {
  const { t } = useTranslation('my-page')
  const { name, island, state, undated, steps } = words
  return (
    <Card as="article" className={`${styles.card} ${isFirst ? '' : styles.newPage}`}>
      <p className={styles.madeBy}>{madeBy}</p>
      <div className={styles.head}>
        <span className={styles.island} data-island={words.key}>
          <IslandArt iconType={island} />
        </span>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.state}>{state}</p>
          {undated !== null && <p className={styles.line}>{undated}</p>}
        </div>
      </div>
      {steps ? (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.key} className={styles.step} data-state={step.state}>
              <Icon name={icons[step.state]} />
              <div>
                <p className={styles.title}>{step.title}</p>
                {step.lines.map((line) => (
                  <p key={line} className={styles.line}>
                    {line}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.unknown}>{t(isLoading ? 'stepsLoading' : 'stepsUnknown')}</p>
      )}
    </Card>
  )
}
