import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { moduleTitle } from '@/components/module/module-title'
import { Celebration } from '@/components/pictures/Celebration'
import { Tick } from '@/components/pictures/Tick'
import type { ShownModule } from '@/domain/learning-path'
import { useSettings } from '@/session/storage'

type GreatJobDialogProps = {
  /** The title of the completed module; empty if it has none. */
  completed: string
  /** The title of the sub-skill that is finished with it. */
  finishedSubSkill: string | null
  /** It was the last lesson of the skill, whose trophy follows. */
  finishesSkill: boolean
  /** The module that follows; null when all are completed. */
  next: ShownModule | null
  /** Goes on to what follows; null if nothing does. */
  onContinue: (() => void) | null
  onClose: () => void
}

/** The dialog after a completed module: which one it was and what comes next. */
export function GreatJobDialog(props: GreatJobDialogProps) {
  const { completed, finishedSubSkill, finishesSkill, next, onContinue, onClose } = props
  const { t } = useTranslation()
  const { ship } = useSettings()
  // A lesson is a tick and a part the boat, which sails to the next one; the lighthouse of the whole skill follows.
  const isVoyage = finishedSubSkill !== null && !finishesSkill
  return (
    <Dialog
      onClose={onClose}
      title={t('celebrations.greatJob.title')}
      art={isVoyage ? <Celebration of={`great-job-${ship}`} /> : <Tick />}
      artHeight={isVoyage ? undefined : 120}
      action={
        onContinue ? (
          <Button wide endIcon="arrow-right" onClick={onContinue}>
            {t('celebrations.greatJob.continue')}
          </Button>
        ) : (
          <Button wide onClick={onClose}>
            {t('ui.close')}
          </Button>
        )
      }
    >
      <p>
        {completed ? (
          <Emphasis
            sentence={(module) => t('celebrations.greatJob.completed', { module })}
            name={completed}
          />
        ) : (
          t('celebrations.greatJob.completedUnnamed')
        )}
      </p>
      {finishedSubSkill !== null && (
        <p>
          {finishesSkill
            ? t('celebrations.greatJob.skill')
            : t('celebrations.greatJob.subSkill', { subSkill: finishedSubSkill })}
        </p>
      )}
      {next && (
        <p>
          <b>
            {t('celebrations.greatJob.next', {
              type: t(`modules.typeInSentence.${next.type}`),
              title: moduleTitle(t, next.type, next.title),
            })}
          </b>
        </p>
      )}
    </Dialog>
  )
}
