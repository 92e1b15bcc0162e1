import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { IslandArt } from '@/art/islands/IslandArt'
import { namedKind } from '@/art/kinds/kinds'
import { Note } from '@/ui/controls/Note'
import { ModuleFrame } from '../ModuleFrame'
import styles from './PracticeIntro.module.css'

type PracticeIntroProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  description: string
  /** The kind of the module's node, which chooses the picture. */
  nodeType: string
  isFinished: boolean
  onBack: () => void
  onContinue: () => void
}

/** The first page of a practice, which says what it is about. */
export function PracticeIntro(props: PracticeIntroProps) {
  const { heading, title, description, nodeType, isFinished, onBack, onContinue } = props
  const { t } = useTranslation('modules')
  const note = t(isFinished ? 'finished' : 'practice.slowly')
  return (
    <ModuleFrame backLabel={t('goBack')} onBack={onBack} onContinue={onContinue}>
      <div className={styles.intro}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {t('practice.title')}
          </h1>
          {title !== '' && <h2 className={styles.title}>{title}</h2>}
          {description !== '' && <p className={styles.about}>{description}</p>}
          <Note kind="info">{note}</Note>
        </div>
        <IslandArt iconType={islandOfLesson(nodeType)} className={styles.art} />
      </div>
    </ModuleFrame>
  )
}

/** The island for a kind of node; a generic one for kinds without their own. */
function islandOfLesson(nodeType: string): 'cooking' | 'finances' | 'social' | 'generic' {
  switch (namedKind(nodeType)) {
    case 'recipe':
      return 'cooking'
    case 'budget':
      return 'finances'
    case 'conflict':
    case 'conversation':
      return 'social'
    default:
      return 'generic'
  }
}
