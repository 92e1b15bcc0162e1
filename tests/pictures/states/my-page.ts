import { paths } from '@/config/paths'
import type { ScreenState } from '../screen-state'
import { holds, reloadWithoutBackend, ownClock, pass, sees } from '../steps'

const page = { mock: null, at: { address: paths.myPage } } as const

/** When sam finished the first step on this device, and the stars for it. */
const lookBack = {
  'finishedAt_sam@example.com': JSON.stringify({ 'step 11 101': Date.UTC(2026, 9, 3, 12) }),
  'ownStars_sam@example.com': JSON.stringify({ 'step 11 101': 2 }),
}

export const myPageStates: readonly ScreenState[] = [
  { ...page, name: 'my-page', learner: 'sam', keeps: lookBack, shows: 'my-page:step.begun' },
  { ...page, name: 'my-page-done', learner: 'omar', shows: 'my-page:finished' },
  { ...page, name: 'my-page-nothing', learner: 'lucia', shows: 'my-page:nothing' },
  { ...page, name: 'my-page-empty', learner: 'map-empty', shows: 'skill-map:empty.title' },
  {
    ...page,
    name: 'my-page-error',
    learner: 'map-fails',
    before: [ownClock],
    steps: [pass(10)],
    shows: 'my-page:failed',
    expects: /Failed to load resource/,
  },
  {
    ...page,
    name: 'my-page-no-steps',
    calm: {
      twice: 'the skill that is begun is the one that is next',
      pressable: 'it is so short that its end is seen',
    },
    learner: 'path-fails',
    before: [ownClock],
    steps: [pass(10)],
    shows: 'my-page:stepsUnknown',
    expects: /Failed to load resource/,
  },
  {
    ...page,
    name: 'my-page-last-time',
    learner: 'sam',
    keeps: lookBack,
    steps: [sees('my-page:step.begun'), reloadWithoutBackend],
    shows: ({ t }) => t('common:ui.snapshot.title', { what: t('my-page:snapshotOf') }),
    expects: /Failed to load resource|ERR_FAILED/,
  },
  {
    ...page,
    name: 'my-page-loading',
    learner: 'sam',
    before: [holds('/api/skill-map')],
    shows: 'my-page:loading',
  },
]
