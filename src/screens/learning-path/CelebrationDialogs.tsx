import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useNextStep } from '@/components/continue-bar/useNextStep'
import { paths } from '@/config/paths'
import { findOnPath, type LearningPath, type ShownModule } from '@/domain/learning-path'
import type { MapState } from '@/domain/navigation-state'
import { isSubSkillDone } from '@/domain/progress'
import { GreatJobDialog } from './GreatJobDialog'
import { subSkillTitle } from './node-words'
import { TrophyDialog } from './TrophyDialog'
import type { useCelebration } from './useCelebration'

type CelebrationDialogsProps = {
  celebration: ReturnType<typeof useCelebration>
  /** The module that follows; null when all are completed. */
  next: ShownModule | null
  learningPath: LearningPath
  skillId: number
}

/** 'Great Job!' after a completed module, and the trophy after the last one. */
export function CelebrationDialogs(props: CelebrationDialogsProps) {
  const { celebration, next, learningPath, skillId } = props
  const { celebrated, title } = celebration
  const { t } = useTranslation()
  const navigate = useNavigate()
  const toMap: MapState = { fromSkillId: skillId }
  const nextSkill = useNextStep(skillId)?.skill
  const { subSkills, skillName } = learningPath
  const completed = celebrated && findOnPath(learningPath, celebrated)
  const finished = completed && isSubSkillDone(completed.subSkill) ? completed.subSkill : null
  return (
    <>
      {celebration.isGreatJobOpen && (
        <GreatJobDialog
          completed={completed?.module.title || title}
          finishedSubSkill={
            finished &&
            subSkillTitle(t, { number: subSkills.indexOf(finished) + 1, title: finished.title })
          }
          finishesSkill={celebration.finishesSkill}
          next={next}
          onContinue={celebration.onContinue}
          onClose={celebration.closeGreatJob}
        />
      )}
      {celebration.isTrophyOpen && (
        <TrophyDialog
          skillName={skillName}
          nextSkill={nextSkill?.name}
          onClose={celebration.closeTrophy}
          onBackToMap={() => {
            celebration.closeTrophy()
            void navigate(paths.skillMap, { state: toMap })
          }}
        />
      )}
    </>
  )
}
