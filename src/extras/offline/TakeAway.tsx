import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { announce } from '@/ui/feedback/LiveRegion'
import { showToast } from '@/ui/feedback/toasts'
import { useOnline } from '@/ui/states/useOnline'
import { deviceOf } from './device'
import { deviceQuery } from './device.queries'
import { takeAway, type SavedSkill } from './downloads'

type TakeAwayProps = { learner: string; skill: SavedSkill }

/** Takes a skill away from this device, while online: without a network it could not be had again. */
export function TakeAway({ learner, skill }: TakeAwayProps) {
  const { t } = useTranslation('offline')
  const client = useQueryClient()
  if (!useOnline()) return null

  const remove = async () => {
    const stopped = await takeAway(deviceOf(learner), skill)
    if (stopped) return showToast({ kind: 'error', text: t(`stopped.${stopped}`) })
    await client.invalidateQueries(deviceQuery(learner))
    announce(t('takenAway', { skill: skill.name }))
  }
  return (
    <Button
      variant="plain"
      size="small"
      startIcon="close"
      aria-label={t('takeAwaySkill', { skill: skill.name })}
      onClick={() => void remove()}
    >
      {t('takeAway')}
    </Button>
  )
}
