import { paths } from '@/config/paths'
import type { ScreenState } from '../screen-state'

const page = { mock: null, at: { address: paths.myPage } } as const

/** My page. */
export const myPageStates: readonly ScreenState[] = [
  { ...page, name: 'my-page', learner: 'sam', shows: 'my-page:title' },
]
