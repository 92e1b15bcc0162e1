import { useTranslation } from 'react-i18next'
import type { Module } from '@/api/learning'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { Celebration } from '@/components/pictures/Celebration'
import { useLearnersShip } from '@/session/useStored'
import { moduleTitle } from './node-words'

type GreatJobDialogProps = {
  open: boolean
  /** The title of the completed module, if it has one. */
  doneTitle: string | undefined
  /** The step that is finished with it. */
  doneStep: string | undefined
  /** The lesson that follows; null when all are done. */
  next: Module | null
  /** Goes on to what follows; undefined if nothing does. */
  onContinue: (() => void) | undefined
  onClose: () => void
}

/** The dialog after a completed module: which one it was and what comes next. */
export function GreatJobDialog(props: GreatJobDialogProps) {
  const { open, doneTitle, doneStep, next, onContinue, onClose } = props
  const { t } = useTranslation('celebrations')
  const { t: tCommon } = useTranslation()
  const { t: tPath } = useTranslation('learning-path')
  const ship = useLearnersShip()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('greatJob.title')}
      art={<Celebration of={`great-job-${ship}`} />}
      action={
        onContinue ? (
          <Button wide endIcon="arrow-right" onClick={onContinue}>
            {t('greatJob.continue')}
          </Button>
        ) : (
          <Button wide onClick={onClose}>
            {tCommon('ui.close')}
          </Button>
        )
      }
    >
      <p>
        <Emphasis
          sentence={(module) => t('greatJob.completed', { module })}
          name={doneTitle || t('greatJob.unnamed')}
        />
      </p>
      {doneStep && <p>{t('greatJob.step', { step: doneStep })}</p>}
      {next && <p>{t('greatJob.next', { title: moduleTitle(tPath, next) })}</p>}
    </Dialog>
  )
}
