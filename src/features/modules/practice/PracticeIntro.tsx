import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { IslandArt } from '@/art/islands/IslandArt'
import { Note } from '@/ui/controls/Note'
import { InOther } from '@/ui/peek/InOther'
import type { Peek } from '@/ui/peek/peek'
import { Listen } from '@/ui/speech/Listen'
import { ModuleFrame } from '../ModuleFrame'
import { islandOfLesson } from './island-of-lesson'
import styles from './PracticeIntro.module.css'

type PracticeIntroProps = {
  header: ReactNode
  heading: Ref<HTMLHeadingElement>
  /** All its words in the other language, in their order. */
  peek: Peek
  title: string
  description: string
  /** The kind of the module's node: it chooses the picture. */
  nodeType: string
  isFinished: boolean
  onBack: () => void
  onContinue: () => void
}

/** What the practice is about. */
export function PracticeIntro(props: PracticeIntroProps) {
  const { header, heading, peek, title, description, nodeType, isFinished, onBack, onContinue } =
    props
  const { t } = useTranslation('modules')
  return (
    <ModuleFrame header={header} backLabel={t('goBack')} onBack={onBack} onContinue={onContinue}>
      <div className={styles.intro}>
        <div className={styles.words}>
          <Listen name={t('practice.title')} peek={peek}>
            <h1 ref={heading} tabIndex={-1}>
              {t('practice.title')}
            </h1>
            <InOther peek={peek} at={0} />
            {title !== '' && <h2 className={styles.title}>{title}</h2>}
            <InOther peek={peek} at={1} />
            {description !== '' && <p className={styles.about}>{description}</p>}
            <InOther peek={peek} at={2} />
            <Note kind="info">{isFinished ? t('finished') : t('practice.slowly')}</Note>
            <InOther peek={peek} at={3} />
          </Listen>
        </div>
        <IslandArt iconType={islandOfLesson(nodeType)} className={styles.art} />
      </div>
    </ModuleFrame>
  )
}
