import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { useCalm } from '@/components/pictures/useCalm'
import { TrophyScene } from './TrophyScene'
import styles from './TrophyScene.module.css'

type TrophyDialogProps = {
  skillName: string
  /** The name of the skill that comes next; undefined if there is none, or it is not known. */
  nextSkill: string | undefined
  onClose: () => void
  onBackToMap: () => void
}

/** The dialog after the whole path is done. */
export function TrophyDialog(props: TrophyDialogProps) {
  const { skillName, nextSkill, onClose, onBackToMap } = props
  const { t } = useTranslation()
  const isCalm = useCalm()
  return (
    <Dialog
      onClose={onClose}
      title={t('celebrations.trophy.title')}
      art={<TrophyScene />}
      artHeight={320}
      action={
        <Button wide onClick={onBackToMap}>
          {t('learningPath.backToMap')}
        </Button>
      }
    >
      <div className={isCalm ? undefined : styles.words}>
        <p>
          {skillName ? (
            <Emphasis
              sentence={(name) => t('celebrations.trophy.skill', { skillName: name })}
              name={skillName}
            />
          ) : (
            t('celebrations.trophy.skillUnnamed')
          )}
        </p>
        <p>{t('celebrations.trophy.path')}</p>
        {nextSkill && <p>{t('celebrations.trophy.next', { title: nextSkill })}</p>}
      </div>
    </Dialog>
  )
}
