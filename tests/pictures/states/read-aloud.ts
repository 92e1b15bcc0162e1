import { paths } from '@/config/paths'
import type { ScreenState, Step } from '@tests/pictures/screen-state'
import { hasVoices, press, sees } from '@tests/pictures/steps'
import { lessonLocation } from '@tests/support/lessons'

const listen: Step = press('read-aloud:listen')

/** Listen, and the sentence that is read. */
export const states: readonly ScreenState[] = [
  {
    name: 'listen-quiz',
    learner: 'lucia',
    at: (language) => lessonLocation(1002, language),
    before: [hasVoices],
    steps: [listen],
    shows: 'read-aloud:stop',
  },
  {
    name: 'listen-wizard',
    learner: 'kim',
    at: { address: paths.lifeGoals },
    before: [hasVoices],
    steps: [sees('onboarding:about.title'), listen],
    shows: 'read-aloud:stop',
  },
]
