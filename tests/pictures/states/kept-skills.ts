import { paths } from '@/config/paths'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import { hashed } from '@tests/fixtures/stored'
import type { ScreenState, Step } from '../screen-state'
import { answers, goOffline, press, sees } from '../steps'

const cooking = 11
const kept = {
  skillId: cooking,
  name: 'Cook a simple recipe',
  isWhole: true,
  bytes: 24_300_000,
  usedAt: Date.now(),
  languages: ['en', 'es'],
  missing: [],
}
const finished = (id: number, type: string, title: string) => ({
  skillId: cooking,
  module: { id, contentId: id, parentSubSkillId: 101, type, title },
  at: id,
  answers: [],
})
const lessons = [finished(1001, 'video', 'A soup for two'), finished(1002, 'quiz', 'The recipe')]

const keptSkills = { 'keptSkills_lucia@example.com': JSON.stringify([kept]) }
const waits = (value: object[]) => ({
  ...keptSkills,
  'finishedHere_lucia@example.com': JSON.stringify(value),
})
const shared = { mock: null, learner: 'lucia' } as const
const path = {
  ...shared,
  at: { address: paths.learningPath, state: { skillId: cooking } },
} as const

/** Of the kept skill only its path is here, as if its lessons had all come later. */
const hasPathOnly: Step = ({ page }) =>
  page.addInitScript(async (name) => {
    const cache = await caches.open(name)
    for (const language of ['en', 'es'])
      await cache.put(`/kept/path%2011%20${language}`, new Response('{}'))
  }, hashed('keptSkills_lucia@example.com_11'))

/** Skills that are kept on this device, and what waits to be saved. */
export const keptSkillStates: readonly ScreenState[] = [
  {
    ...path,
    name: 'kept-question',
    steps: [press('learning-path:keep'), sees('kept-skills:keep')],
    shows: 'kept-skills:about',
  },
  { ...path, name: 'kept-path', keeps: keptSkills, shows: 'learning-path:kept' },
  {
    ...path,
    name: 'kept-dialog',
    keeps: keptSkills,
    steps: [press('learning-path:kept')],
    shows: 'kept-skills:keptHint',
  },
  {
    ...path,
    name: 'kept-offline',
    keeps: keptSkills,
    steps: [sees('learning-path:introduction.title'), goOffline],
    shows: 'common:ui.offline.keptHint',
    expects: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    ...path,
    name: 'kept-finished-here',
    keeps: waits(lessons),
    shows: 'kept-skills:save.yes',
  },
  {
    ...path,
    name: 'kept-new-lessons',
    keeps: keptSkills,
    before: [hasPathOnly],
    shows: 'learning-path:keepNew',
  },
  {
    ...path,
    name: 'kept-new-lessons-dialog',
    keeps: keptSkills,
    before: [hasPathOnly],
    steps: [press('learning-path:keepNew')],
    shows: 'kept-skills:getNew',
  },
  {
    ...path,
    name: 'kept-refused',
    keeps: waits(lessons),
    before: [answers('/api/subskill/update-state', 400, { message: 'No' })],
    steps: [press('kept-skills:save.yes')],
    shows: 'kept-skills:save.others',
    expects: /400/,
  },
  {
    ...path,
    name: 'kept-wrong-answer',
    keeps: waits([{ ...lessons[1], isOpenAgain: true }]),
    shows: 'kept-skills:save.look',
  },
  {
    ...shared,
    name: 'kept-map',
    at: { address: paths.skillMap },
    keeps: keptSkills,
    shows: 'skill-map:title',
  },
  {
    ...shared,
    name: 'kept-list',
    at: { address: paths.skillMap },
    keeps: {
      ...keptSkills,
      'view_lucia@example.com': 'list',
    },
    shows: 'skill-map:kept',
  },
  {
    ...path,
    name: 'kept-log-out',
    keeps: waits(lessons),
    steps: [sees('learning-path:kept'), press('common:shell.signOut')],
    shows: 'kept-skills:signOut.title',
  },
  {
    ...shared,
    name: 'kept-quiz',
    at: lessonLocation(1002),
    keeps: keptSkills,
    steps: [
      sees('modules:quiz.choose'),
      goOffline,
      ({ page }) => page.getByRole('group').getByRole('button').first().click(),
    ],
    shows: 'modules:quiz.keptHint',
    expects: /ERR_INTERNET_DISCONNECTED/,
  },
]
