import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { readsFrom, withServer } from './answering'
import type { ContractCall } from './contract-calls'

/** What the app reads from answers that are not quite as the contract shows them (contract.md#what-is-accepted). */

withServer()

type Name = ContractCall['name']

const readsJson = (name: Name, body: unknown) => readsFrom(name, Response.json(body))
const failureOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    (value) => ({ value }),
    (error: unknown) => error,
  )

const category = { id: 1, name: 'Cooking', color: null, iconType: 'cooking' }
const skill = {
  id: 11,
  name: 'Cook',
  description: '',
  iconType: '',
  isLinkedToGoal: false,
  progress: 0,
}
const module = {
  contentId: 1,
  description: '',
  id: 1,
  nextModule: null,
  nodeType: 'knowledge',
  parentSubSkillId: 7,
  status: 'not_started',
  title: '',
  type: 'pdf',
  videoUrl: null,
}
const google = { accessToken: 'abc', refreshToken: undefined, expiresAt: undefined }
const script = 'javascript:alert(1)'

/** A path with one sub-skill, which is sent with these modules. */
const pathOf = (modules: unknown) => ({ subskills: [{ id: 7, modules }] })
const readPath = (...modules: object[]) => ({
  skillName: '',
  subSkills: [{ id: 7, title: '', description: '', hasFeedback: false, nodeType: '', modules }],
})

/** The call, what is odd about its answer, the answer, and what is read. */
type Row = [Name, string, unknown, unknown]

const rows: readonly Row[] = [
  ['POST /auth/validate_user', 'no token', {}, undefined],
  ['POST /auth/validate_user', 'a null token', { access_token: null }, undefined],
  ['POST /auth/user-check', 'no flag', {}, false],
  ['POST /auth/user-check', 'a word for yes', { onboard_completed: 'yes' }, false],
  [
    'POST /auth/google-login',
    'a token alone',
    { access_token: 'abc' },
    { ...google, onboardCompleted: false },
  ],
  [
    'POST /auth/google-login',
    'a time as a text of digits',
    { access_token: 'abc', expires_at: '1798761600', onboard_completed: true },
    { ...google, expiresAt: 1_798_761_600_000, onboardCompleted: true },
  ],
  ['GET /auth/validate_reset_token', 'another message', { message: 'Token is odd.' }, false],
  ['GET /auth/validate_reset_token', 'no message', {}, false],
  ['GET /auth/validate_reset_token', 'a no', { success: false }, false],
  ['GET /api/user/details', 'no user', {}, null],
  ['GET /api/user/details', 'no name', { user: { username: null } }, null],
  ['GET /onboarding/life-goals', 'null', { data: null }, []],
  [
    'GET /onboarding/life-goals',
    'bare texts, an id twice and items without id',
    { data: ['Other', { id: '4', name: 'A' }, { id: 4, name: 'B' }, { name: 'C' }, null, 7] },
    [
      { id: 'Other', name: 'Other' },
      { id: '4', name: 'A' },
    ],
  ],
  [
    'GET /api/skill-categories',
    'null lists and no flag',
    { data: [{ ...category, skills: null }] },
    { categories: [{ ...category, skills: [], selectedSkills: [] }], hasSkillsForUser: false },
  ],
  [
    'GET /api/skill-categories',
    'ids as numbers and texts, and no flag',
    { data: [{ ...category, selectedSkills: ['11', 11, { id: 12 }, null, {}] }] },
    {
      categories: [{ ...category, skills: [], selectedSkills: ['11', 12] }],
      hasSkillsForUser: true,
    },
  ],
  ['GET /api/skill-map/with-selection', 'null', { 'skill-map': null }, []],
  [
    'GET /api/skill-map/with-selection',
    'a category twice, one without id and one without skills',
    { 'skill-map': [{ category }, { category: { ...category, id: '1' } }, { category: {} }, 'x'] },
    [{ category, skills: [] }],
  ],
  [
    'GET /api/skill-map/with-selection',
    'a skill with an icon, a text as id, a null text and a progress of 140',
    {
      'skill-map': [
        { category, selectedSkills: [{ id: '11', name: null, icon: 'recipe', progress: 140 }] },
      ],
    },
    [{ category, skills: [{ ...skill, id: '11', name: '', iconType: 'recipe', progress: 100 }] }],
  ],
  ['GET /api/subskills', 'null', { subskills: null }, { skillName: '', subSkills: [] }],
  ['GET /api/subskills', 'null for modules', pathOf(null), readPath()],
  ['GET /api/subskills', 'modules that are no list', pathOf('none'), readPath()],
  [
    'GET /api/subskills',
    'a status in capitals and an unknown one',
    pathOf([
      { id: 1, type: 'pdf', status: 'COMPLETED' },
      { id: 2, type: 'pdf', status: 'In_Progress' },
      { id: 3, type: 'pdf', status: 'done' },
    ]),
    readPath(
      { ...module, status: 'completed' },
      { ...module, id: 2, contentId: 2, status: 'in_progress' },
      { ...module, id: 3, contentId: 3 },
    ),
  ],
  [
    'GET /api/subskills',
    'an unknown type and an id of another type',
    pathOf([
      { id: 1, type: 'pdf' },
      { id: '1', type: 'pdf', title: 'Again' },
      { id: 1, type: 'dance' },
      { subskill_id: 5, type: 'pdf' },
      null,
    ]),
    readPath(module, { ...module, type: null }, { ...module, id: null, contentId: 5 }),
  ],
  [
    'GET /api/knowledge-subskill',
    'a status in capitals and an address that is a script',
    { status: 'Completed', videoUrl: script },
    { title: '', videoUrl: null, completed: true },
  ],
  [
    'GET /api/knowledge-subskill',
    'an address without a host',
    { title: 5, videoUrl: '/clips/a.mp4' },
    { title: '5', videoUrl: null, completed: false },
  ],
  ['GET /api/quiz/questions', 'null', { questions: null }, []],
  [
    'GET /api/quiz/questions',
    'the bare list, bare options, ids twice and none',
    [{ id: '5', text: 'A', options: ['Yes', { id: 1 }, { id: '1' }, null] }, { id: 5 }, {}],
    [
      {
        id: '5',
        text: 'A',
        options: [
          { id: null, text: 'Yes' },
          { id: 1, text: '' },
        ],
      },
      { id: null, text: '', options: [] },
    ],
  ],
  [
    'GET /api/pdf/retrieve',
    'no title',
    { pdf_data: ' JVBERi0= ' },
    { data: 'JVBERi0=', title: '' },
  ],
  [
    'GET /api/challenge-subskill',
    'no steps',
    { title: 'Cook' },
    { title: 'Cook', description: '', completed: false, steps: [] },
  ],
  [
    'GET /api/challenge-subskill',
    'bare steps, steps without words and a script for help',
    { status: 'COMPLETED', steps: ['Ask', ' ', {}, { text: 'Go', external_resource: script }] },
    {
      title: '',
      description: '',
      completed: true,
      steps: [
        { text: 'Ask', externalResource: null },
        { text: 'Go', externalResource: null },
      ],
    },
  ],
  [
    'GET /api/practice-subskill',
    'nothing but unknown fields',
    { name: 'Kitchen' },
    { title: '', description: '', objective: '', pdfData: '' },
  ],
]

describe('an answer that is odd but can be read', () => {
  it.each(rows)('%s: %s', async (name, _what, body, reads) => {
    expect(await readsJson(name, body)).toEqual(reads)
  })
})

describe('an answer without its list is an error with its cause', () => {
  const lists = [
    ['GET /onboarding/life-goals', 'data'],
    ['GET /api/skill-categories', 'data'],
    ['GET /api/skill-map/with-selection', 'skill-map'],
    ['GET /api/subskills', 'subskills'],
    ['GET /api/quiz/questions', 'questions'],
  ] as const

  it.each(lists)('%s needs %s', async (name, key) => {
    expect(await failureOf(readsJson(name, {}))).toMatchObject({
      kind: 'invalid-answer',
      cause: expect.stringContaining(key),
    })
  })

  it.each([{}, { isCorrect: 1 }, { isCorrect: 'true' }])(
    'a quiz needs true or false: %j',
    async (body) => {
      expect(await failureOf(readsJson('POST /api/quiz/answers', body))).toMatchObject({
        kind: 'invalid-answer',
      })
    },
  )
})

describe('any other answer to a write that is no page is a success', () => {
  const writes = [
    'POST /auth/register',
    'POST /auth/revoke-token',
    'POST /auth/forgot_password',
    'POST /auth/reset_password',
    'POST /onboarding/complete-profile',
    'POST /api/user/selected-skills',
    'POST /api/subskill/update-state',
    'POST /api/submit_feedback',
  ] as const

  it.each(writes)('%s', async (name) => {
    for (const body of ['', 'OK', 'true', 'null', '[]', '{}', '{"success":true}']) {
      expect(await readsFrom(name, new HttpResponse(body))).toBeUndefined()
    }
    expect(await readsFrom(name, new HttpResponse(null, { status: 204 }))).toBeUndefined()
  })

  it('a new password needs the message of success where there is a message', async () => {
    const name = 'POST /auth/reset_password'
    expect(await readsJson(name, { message: 'Your password reset successful.' })).toBeUndefined()
    expect(await failureOf(readsJson(name, { message: 'Not today' }))).toMatchObject({
      kind: 'refused',
      serverMessage: 'Not today',
    })
  })
})

describe('a state', () => {
  const name = 'POST /api/subskill/update-state'

  it.each(['completed', 'COMPLETED', null])('is saved with %j', async (updatedState) => {
    expect(await readsJson(name, { updatedState })).toBeUndefined()
  })

  it.each(['in_progress', 'done', false])('is not saved with %j', async (updatedState) => {
    expect(await failureOf(readsJson(name, { updatedState }))).toMatchObject({ kind: 'refused' })
  })
})

it.each([200, 400, 404, 500])(
  'a path is empty if the message says so, with status %i',
  async (status) => {
    const answer = Response.json({ message: 'no subskills found' }, { status })
    expect(await readsFrom('GET /api/subskills', answer)).toMatchObject({ subSkills: [] })
  },
)
