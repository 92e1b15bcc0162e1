import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { KeepSkill } from '@/features/kept-skills/KeepSkill'
import { LearningPath } from '@/features/learning-path/LearningPath'
import { NextStepBar } from '@/features/next-step/NextStepBar'
import { stored } from '@/learner/stored'
import { celebration, currentSkillId } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { moduleAddress } from '@/navigation/module-address'
import { readPathState, type ModuleState } from '@/navigation/navigation-state'
import { Bands } from '@/ui/extras/extras'
import '@/i18n/parts/celebrations'
import '@/i18n/parts/learning-path'
import '@/i18n/parts/next-step'

export default function LearningPathScreen() {
  const navigate = useNavigate()
  const given = readPathState(useLocation().state)
  const skillId = given.skillId ?? stored(currentSkillId).read() ?? null
  // A celebration that was postponed while the learner rated the lesson.
  const { value: postponed } = useStored(celebration, skillId)
  const pathState = postponed === undefined ? given : readPathState(postponed)

  // What was finished on this device is saved on the path itself: the joy over it is a new one.
  const { justCompleted } = pathState
  const [joy, setJoy] = useState({ justCompleted, count: 0 })
  if (joy.justCompleted !== justCompleted) {
    setJoy({ justCompleted, count: joy.count + (justCompleted ? 1 : 0) })
  }

  const openLesson = (state: ModuleState) => void navigate(moduleAddress(state), { state })

  // Store the skill, because the path may be opened without one and then shows the last
  // (rules.md#learning-path).
  useEffect(() => {
    if (typeof skillId === 'number') stored(currentSkillId).keep(skillId)
  }, [skillId])

  return (
    <LearningPath
      key={`${skillId} ${joy.count}`}
      skillId={skillId}
      pathState={pathState}
      nextStep={
        <>
          <NextStepBar
            hereId={skillId}
            onContinue={openLesson}
            onOpenSkill={(id) => void navigate(paths.learningPath, { state: { skillId: id } })}
          />
          <Bands place="path" skillId={skillId} />
        </>
      }
      keepSkill={(path) =>
        typeof skillId === 'number' && <KeepSkill skillId={skillId} path={path} />
      }
      onOpenModule={(module) => {
        if (typeof skillId === 'number') openLesson({ skillId, module })
      }}
      onBackToMap={(options) => void navigate(paths.skillMap, options)}
      clearFlags={() => {
        // Removed at once, so that mounting the path again does not celebrate again. The open
        // dialog keeps its own copy.
        stored(celebration, skillId).forget()
        void navigate(paths.learningPath, { replace: true, state: { skillId } })
      }}
    />
  )
}
