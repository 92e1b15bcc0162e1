import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ship, shipNotNow } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { useUserKey } from '@/learner/useUserKey'
import { Strip } from '@/ui/states/Strip'

/** Asks once how much support a learner wants, where this device does not know it (rules.md#ships). */
export function ShipQuestion() {
  const { t } = useTranslation('skill-map')
  const navigate = useNavigate()
  const isKnown = useUserKey() !== undefined
  const own = useStored(ship)
  const notNow = useStored(shipNotNow)
  if (!isKnown || own.value !== undefined || notNow.value !== undefined) return null

  return (
    <Strip
      tone="info"
      icon="help"
      title={t('shipQuestion.title')}
      actions={[
        { label: t('shipQuestion.choose'), onPress: () => void navigate(`${paths.settings}#ship`) },
        {
          label: t('shipQuestion.notNow'),
          onPress: () => {
            notNow.keep(true)
            document.querySelector<HTMLElement>('main h1')?.focus()
          },
        },
      ]}
    >
      {t('shipQuestion.text')}
    </Strip>
  )
}
