import type { LearningModule, LearningPath } from '@/api/learning'

const stepCount = 100
const names = ['Read the recipe', 'Get your tools ready', 'Wash and cut', 'Cook', 'Clean up']
const kinds = ['recipe', 'knowledge', 'practice', 'story', 'conversation']

const pick = (from: readonly string[], index: number) => from[index % from.length] ?? ''

function moduleOf(id: number, status: LearningModule['status']): LearningModule {
  return {
    id,
    contentId: id,
    parentSubSkillId: null,
    type: 'video',
    status,
    title: `Lesson ${id}`,
    description: '',
    videoUrl: null,
    nodeType: 'knowledge',
    nextModule: null,
  }
}

/**
 * A path far longer than any real one: 100 sub-skills, a third of them completed, deterministic.
 */
export const bigPath: LearningPath = {
  skillName: 'Cook a simple recipe',
  subSkills: Array.from({ length: stepCount }, (_, index) => ({
    id: index + 1,
    title: `${pick(names, index)} ${index + 1}`,
    description: '',
    hasFeedback: false,
    nodeType: pick(kinds, index),
    modules: [moduleOf(index + 1, index < stepCount / 3 ? 'completed' : 'not_started')],
  })),
}
