import type { LearningModule, LearningPath, SubSkill } from '@/api/learning'

/** Plain data for the tests of the lessons; each test names only what it is about. */
export function aModule(fields: Partial<LearningModule> = {}): LearningModule {
  const id = fields.id === undefined ? 1001 : fields.id
  return {
    id,
    contentId: id,
    type: 'video',
    status: 'not_started',
    title: 'Tools in your kitchen',
    description: '',
    videoUrl: null,
    nodeType: 'knowledge',
    nextModule: null,
    ...fields,
  }
}

export function aSubSkill(fields: Partial<SubSkill> = {}): SubSkill {
  return {
    id: 101,
    title: 'Get your tools ready',
    description: '',
    hasFeedback: false,
    nodeType: 'knowledge',
    modules: [],
    ...fields,
  }
}

export function aPath(subSkills: SubSkill[]): LearningPath {
  return { skillName: 'Cook a simple recipe', subSkills }
}
