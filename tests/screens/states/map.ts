import { paths } from '@/config/paths'
import type { ScreenState } from '../screen-state'
import { holds, ownClock, pass, press } from '../steps'

const map = { address: paths.skillMap }

/** The skill map. */
export const mapStates: readonly ScreenState[] = [
  { name: 'map', mock: 'skill-map', learner: 'sam', place: map, shows: 'skill-map:title' },
  {
    name: 'map-done',
    mock: 'skill-map',
    learner: 'omar',
    place: map,
    shows: 'common:ui.progress.done',
  },
  {
    name: 'map-category-closed',
    mock: 'skill-map',
    learner: 'sam',
    place: { address: `${paths.skillMap}/2` },
    shows: ({ t }) => t('skill-map:showCount', { count: 1 }),
  },
  {
    name: 'map-list',
    mock: 'skill-map-list',
    learner: 'sam',
    place: map,
    steps: [press('skill-map:view.list')],
    shows: ({ t }) => t('skill-map:list.skills', { count: 1 }),
  },
  {
    name: 'map-empty',
    mock: 'empty-view',
    learner: 'map-empty',
    place: map,
    shows: 'skill-map:empty.title',
  },
  {
    name: 'map-error',
    mock: 'error-view',
    learner: 'map-fails',
    place: map,
    before: [ownClock],
    steps: [pass(10)],
    shows: ({ t }) => t('skill-map:loadFailed', { message: t('errors:server') }),
    expects: /Failed to load resource/,
  },
  {
    name: 'map-loading',
    mock: 'loading-view',
    learner: 'sam',
    place: map,
    before: [holds('/api/skill-map')],
    shows: 'skill-map:loading',
  },
  {
    name: 'map-loading-slow',
    mock: 'loading-view',
    learner: 'sam',
    place: map,
    before: [ownClock, holds('/api/skill-map')],
    steps: [pass(9)],
    shows: 'common:ui.loading.slow',
  },
]
