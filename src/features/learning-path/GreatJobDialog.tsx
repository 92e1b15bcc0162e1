import { useTranslation } from 'react-i18next'
import { isSameModule, type LearningModule, type LearningPath } from '@/api/learning'
import { Celebration } from '@/art/celebrations/Celebration'
import { textsIn } from '@/i18n/i18n'
import type { Ship } from '@/learner/ships'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'
import { SecondLine } from '@/ui/reading/SecondLine'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import styles from './celebration.module.css'
import type { FetchPath } from './fetch-path'
import { moduleTitle } from './node-words'

type GreatJobDialogProps = {
  open: boolean
  path: LearningPath
  fetchPath: FetchPath
  /** The title of the completed module; null if it is unknown. */
  doneTitle: string | null
  next: LearningModule | null
  ship: Ship
  onClose: () => void
  onClosed: () => void
}

/** The dialog after a completed module: which one it was and what comes next. */
export function GreatJobDialog(props: GreatJobDialogProps) {
  const { open, path, fetchPath, doneTitle, next, ship, onClose, onClosed } = props
  const { t } = useTranslation('celebrations')
  const { t: tPath } = useTranslation('learning-path')
  const completed = t('greatJob.completed', { module: doneTitle || t('greatJob.unnamed') })
  const nextWords = next ? t('greatJob.next', { title: moduleTitle(tPath, next) }) : ''
  // The history state holds only the title of the completed module.
  const done = modulesOf(path).find(({ title }) => title === doneTitle)
  const second = useSecondLines({
    part: 'celebrations',
    ownTexts: (texts) => [
      texts('greatJob.title'),
      ...(doneTitle ? [] : [texts('greatJob.completed', { module: texts('greatJob.unnamed') })]),
    ],
    serverTexts: [...(doneTitle ? [completed] : []), nextWords],
    fetch: fetchPath,
    translations: (other, language) => {
      const texts = textsIn(language, 'celebrations')
      const same = (one: LearningModule | null | undefined) =>
        one ? modulesOf(other).find((module) => isSameModule(module, one)) : undefined
      const [doneThere, nextThere] = [same(done), same(next)]
      return [
        ...(doneTitle
          ? [doneThere && texts('greatJob.completed', { module: doneThere.title })]
          : []),
        nextThere
          ? texts('greatJob.next', {
              title: moduleTitle(textsIn(language, 'learning-path'), nextThere),
            })
          : undefined,
      ]
    },
    isShown: open,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t('greatJob.title')}
      second={second}
      art={<Celebration of="great-job" ship={ship} />}
      action={
        <Button wide endIcon="arrow-right" onClick={onClose}>
          {t('greatJob.continue')}
        </Button>
      }
    >
      <p>
        <Emphasis
          sentence={(module) => t('greatJob.completed', { module })}
          name={doneTitle || t('greatJob.unnamed')}
        />
      </p>
      <SecondLine of={completed} />
      {nextWords !== '' && <p className={`${styles.then} ${styles.next}`}>{nextWords}</p>}
      <SecondLine of={nextWords} />
    </Dialog>
  )
}

const modulesOf = (path: LearningPath) => path.subSkills.flatMap(({ modules }) => modules)
