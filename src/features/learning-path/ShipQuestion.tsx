import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ship, shipNotNow } from '@/learner/stored-things'
import { useUserKey } from '@/learner/useSessionStatus'
import { useStored } from '@/learner/useStored'
import { Button } from '@/ui/controls/Button'
import { Dialog } from '@/ui/feedback/Dialog'

/**
 * Asks how much support a learner wants if this device does not know it. Asked once, after the
 * first lesson that they finish on this device, because by then they know what help there is
 * (rules.md#ships).
 */
export function ShipQuestion() {
  const { t } = useTranslation('learning-path')
  const navigate = useNavigate()
  const isKnown = useUserKey() !== undefined
  const own = useStored(ship)
  const notNow = useStored(shipNotNow)
  // Component state too, because the browser may not be able to store the answer.
  const [isAnswered, setAnswered] = useState(false)

  const answer = () => {
    setAnswered(true)
    notNow.keep(true)
  }
  return (
    <Dialog
      open={isKnown && own.value === undefined && notNow.value === undefined && !isAnswered}
      onClose={answer}
      title={t('shipQuestion.title')}
      action={
        <>
          <Button
            wide
            onClick={() => {
              answer()
              void navigate(`${paths.settings}#ship`)
            }}
          >
            {t('shipQuestion.choose')}
          </Button>
          <Button wide variant="secondary" onClick={answer}>
            {t('shipQuestion.notNow')}
          </Button>
        </>
      }
    >
      <p>{t('shipQuestion.text')}</p>
    </Dialog>
  )
}
