import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import type { ScreenState } from '../screen-state'
import { answers } from '../steps'

const video = 1001

/** A sub-skill of so many lessons, of which this is one. */
const lessonOfMany = (part: number, parts: number): ScreenState => ({
  name: `lesson-part-${part}-of-${parts}`,
  mock: null,
  learner: 'lucia',
  at: (language) => lessonLocation(video, language),
  before: [
    answers('/api/subskills', 200, {
      subskills: [
        {
          id: 101,
          title: 'Get your tools ready',
          modules: Array.from({ length: parts }, (_, index) => ({
            id: index === part - 1 ? video : 5000 + index,
            type: 'video',
            title: 'Knife safety',
          })),
        },
      ],
    }),
  ],
  shows: ({ t }) => t('modules:part', { part, parts }),
})

/** What is longer than the lists and words of our own: ordinary data all the same. */
export const longStates: readonly ScreenState[] = [lessonOfMany(3, 7), lessonOfMany(2, 20)]
