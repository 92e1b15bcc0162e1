import { expect, test } from 'vitest'
import type { LearningModule } from '../learning'
import { withSavedState } from './kept-paths'

const video: LearningModule = {
  id: 7,
  contentId: 7,
  parentSubSkillId: 102,
  type: 'video',
  status: 'in_progress',
  title: 'Watch',
  description: '',
  videoUrl: null,
  nodeType: 'knowledge',
  nextModule: null,
}
const path = (status: string) => ({
  skill_name: 'Cook',
  subskills: [
    { id: 101, modules: [{ id: 7, type: 'video', status: 'not_started' }] },
    { id: 102, modules: [{ id: 7, type: 'Video', status, more: 1 }, null] },
    { id: 103 },
  ],
})

test('what was saved stands in the kept path, at this lesson only, and the rest stays as it came', () => {
  const kept = withSavedState(path('in_progress'), video, 'completed')
  expect(kept).toEqual({
    ...path('completed'),
    subskills: [...path('completed').subskills.slice(0, 2), { id: 103, modules: [] }],
  })
})

test('what is completed stays so', () => {
  const kept = withSavedState(path('completed'), video, 'in_progress')
  expect(kept).toMatchObject({ subskills: [{}, { modules: [{ status: 'completed' }, null] }, {}] })
})

test('another path, and what is none, is left as it is', () => {
  expect(withSavedState(path(''), { ...video, contentId: 8 }, 'completed')).toBeUndefined()
  expect(withSavedState('<html>', video, 'completed')).toBeUndefined()
  expect(withSavedState(undefined, video, 'completed')).toBeUndefined()
})
