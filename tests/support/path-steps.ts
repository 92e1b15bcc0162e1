import type { LearningModule, ModuleStatus, SubSkill } from '@/api/learning'

/** Small steps and modules of a learning path. */

const letters = { d: 'completed', p: 'in_progress', n: 'not_started' } as const

export function lesson(title: string, status: ModuleStatus, id = 1): LearningModule {
  return {
    id,
    contentId: id,
    type: 'video',
    status,
    title,
    description: '',
    videoUrl: null,
    nodeType: 'knowledge',
    nextModule: null,
  }
}

/** A step from one letter per module: d done, p in progress, n not started. `''`: no modules. */
export function step(title: string, modules: string, more: Partial<SubSkill> = {}): SubSkill {
  return {
    id: title,
    title,
    description: '',
    hasFeedback: false,
    nodeType: '',
    modules: Array.from(modules, (letter, index) =>
      lesson(`${title} ${index + 1}`, letters[letter as keyof typeof letters], index + 1),
    ),
    ...more,
  }
}
