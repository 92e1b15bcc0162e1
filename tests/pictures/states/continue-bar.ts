import { paths } from '@/config/paths'
import type { ScreenState } from '@tests/pictures/screen-state'
import { moduleTitle } from '@tests/support/lessons'

const map = { at: { address: paths.skillMap } } as const

/** What comes next on the map; the pictures of the path show it too. */
export const states: readonly ScreenState[] = [
  {
    ...map,
    name: 'next-step',
    learner: 'sam',
    shows: ({ content }) => moduleTitle(1003)[content],
  },
  { ...map, name: 'next-step-done', learner: 'omar', shows: 'continue-bar:done' },
]
