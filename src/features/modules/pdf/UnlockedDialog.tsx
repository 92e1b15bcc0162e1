import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Celebration } from '@/art/celebrations/Celebration'
import { textsIn } from '@/i18n/i18n'
import { useLearnersShip } from '@/learner/useLearnersShip'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'
import { SecondLine } from '@/ui/reading/SecondLine'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import { useFetchTranslatedPlace } from '../useFetchTranslation'

type UnlockedDialogProps = {
  open: boolean
  /** The unlocked module; null if there is no next one. */
  next: LearningModule | null
  /** The skill whose path the module is on. */
  skillId: number
  isLeaving: boolean
  onContinue: () => void
  onClose: () => void
}

/** The dialog after a pdf lesson, which names the unlocked module (rules.md#pdf). */
export function UnlockedDialog({
  open,
  next,
  skillId,
  isLeaving,
  onContinue,
  onClose,
}: UnlockedDialogProps) {
  const { t } = useTranslation(['celebrations', 'modules'])
  const ship = useLearnersShip()
  const second = useSecondLines({
    part: 'celebrations',
    ownTexts: (texts) => [texts('unlocked.title')],
    serverTexts: [sentenceOf(t, next)],
    fetch: useFetchTranslatedPlace({ module: next, skillId }),
    translations: (place, language) => [
      next && !place
        ? undefined
        : sentenceOf(textsIn(language, 'celebrations'), place?.module ?? null),
    ],
    isShown: open,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('unlocked.title')}
      second={second}
      art={<Celebration of="resource-unlocked" ship={ship} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {next ? t('unlocked.see') : t('modules:continue')}
        </Button>
      }
    >
      <p>
        {next === null ? (
          t('unlocked.nothing')
        ) : next.title === '' ? (
          t('unlocked.untitled')
        ) : (
          <Emphasis sentence={(title) => t('unlocked.resource', { title })} name={next.title} />
        )}
      </p>
      <SecondLine of={sentenceOf(t, next)} />
    </Dialog>
  )
}

function sentenceOf(t: TFunction<'celebrations'>, next: LearningModule | null) {
  if (next === null) return t('unlocked.nothing')
  return next.title === '' ? t('unlocked.untitled') : t('unlocked.resource', next)
}
