import type { LearningModule } from '@/api/learning'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { moduleAddress } from '@/screens/module-address'
import type { Place, ScreenState } from './screen-state'

const steps = curriculum.skills.flatMap((skill) =>
  skill.subSkills.map((subSkill) => ({ skillId: skill.id, subSkill })),
)

function lessonOf(moduleId: number) {
  for (const { skillId, subSkill } of steps) {
    const module = subSkill.modules.find(({ id }) => id === moduleId)
    if (module) return { skillId, subSkill, module }
  }
  throw new Error(`The curriculum has no module ${moduleId}`)
}

/** The place of a module's screen, as the learning path leads there. */
export function lesson(moduleId: number): ScreenState['place'] {
  const { skillId, subSkill, module } = lessonOf(moduleId)
  return (language): Place => {
    const learningModule: LearningModule = {
      id: moduleId,
      contentId: moduleId,
      type: module.type,
      status: 'not_started',
      title: module.title[language],
      description: module.description[language],
      videoUrl: null,
      nodeType: subSkill.kind,
      nextModule: null,
    }
    const state = { skillId, module: learningModule }
    return { address: moduleAddress(state), state }
  }
}

/** What a module or a sub-skill is called in each language. */
export const moduleTitle = (moduleId: number) => lessonOf(moduleId).module.title

export function stepTitle(subSkillId: number) {
  const found = steps.find(({ subSkill }) => subSkill.id === subSkillId)
  if (!found) throw new Error(`The curriculum has no sub-skill ${subSkillId}`)
  return found.subSkill.title
}

/** The text of a right or wrong option of a question (from 0) of a quiz. */
export function optionOf(quizId: number, question: number, kind: 'right' | 'wrong') {
  const { module } = lessonOf(quizId)
  if (module.type !== 'quiz') throw new Error(`Module ${quizId} is no quiz`)
  const option = module.questions[question]?.options.find(
    ({ correct }) => correct === (kind === 'right'),
  )
  if (!option) throw new Error(`Quiz ${quizId} has no ${kind} option ${question}`)
  return option.text
}
