import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { read } from '@tests/support/api-calls'
import { backend } from '@tests/support/backend'
import * as account from './account'
import * as learning from './learning-path'
import * as modules from './modules'
import * as onboarding from './onboarding'
import * as skills from './skills'

/* Answers that are not quite as contract.md shows them. */

type Send = () => Promise<unknown>

beforeEach(async () => {
  localStorage.setItem('accessToken', await backend.tokenFor('sam@example.com'))
})

function readsFrom(send: Send, answer: Response): Promise<unknown> {
  backend.use(http.all('*', () => answer.clone()))
  return send()
}
const readsJson = (send: Send, body: unknown) => readsFrom(send, Response.json(body))

const signIn = () => account.signIn({ email: 'sam', password: 'x' })
const google = () => account.signInWithGoogle('credential')
const resetToken = () => read(account.resetTokenQuery('token'))
const userName = () => read(account.userNameQuery)
const newPassword = () => account.resetPassword({ token: 'x', password: 'x', confirmPassword: 'x' })
const goals = () => read(onboarding.goalsQuery)
const categories = () => read(skills.skillCategoriesQuery)
const map = () => read(skills.skillMapQuery)
const path = () => read(learning.learningPathQuery(11))
const state = () => learning.updateModuleState(1, 'completed')
const begun = () => learning.updateModuleState(1, 'in_progress')
const video = () => read(modules.videoQuery(1))
const questions = () => read(modules.quizQuery(1))
const quizAnswer = () => modules.submitAnswer({ quizId: 1, questionId: 1, selectedOptionId: 1 })
const pdf = () => read(modules.pdfQuery(1))
const practice = () => read(modules.practiceQuery(1))
const challenge = () => read(modules.challengeQuery(1))

const session = {
  accessToken: 'abc',
  refreshToken: undefined,
  expiresAt: undefined,
  onboardCompleted: false,
}
const category = { id: 1, name: 'Cooking', color: null, iconType: 'cooking' }
const skill = {
  id: '11',
  name: '',
  description: '',
  iconType: 'recipe',
  isLinkedToGoal: false,
  progress: 0,
}
const module = {
  id: 1,
  subSkillId: 7,
  parentHasFeedback: false,
  type: 'pdf',
  status: 'not_started',
  title: '',
  description: '',
  videoUrl: null,
  nodeType: 'knowledge',
  nextModule: null,
}
const script = 'javascript:alert(1)'

/** A path with one sub-skill, which is sent with these modules. */
const pathOf = (sent: unknown) => ({ subskills: [{ id: 7, modules: sent }] })
const readPath = (...read: object[]) => ({
  skillName: '',
  subSkills: [{ id: 7, title: '', description: '', nodeType: '', modules: read }],
})
const mapOf = (sent: object) => ({ 'skill-map': [{ category, selectedSkills: [sent] }] })
const readMap = (read: object) => [{ category, skills: [{ ...skill, ...read }] }]

describe('an odd answer', () => {
  test.each<[string, Send, unknown, unknown]>([
    [
      'a check with a word for yes',
      signIn,
      { access_token: 'abc', onboard_completed: 'yes' },
      { accessToken: 'abc', onboardCompleted: false },
    ],
    ['a Google session with a token alone', google, { access_token: 'abc' }, session],
    [
      'a Google session with a time as digits',
      google,
      { access_token: 'abc', expires_at: '1798761600', onboard_completed: true },
      { ...session, expiresAt: 1_798_761_600_000, onboardCompleted: true },
    ],
    ['a reset token with another message', resetToken, { message: 'Token is odd.' }, false],
    ['a reset token without a message', resetToken, {}, false],
    ['a reset token that is refused with 200', resetToken, { success: false }, false],
    ['details without a user', userName, {}, null],
    ['details with a null name', userName, { user: { username: null } }, null],
    [
      'goals as bare texts, twice or without an id',
      goals,
      { data: ['Other', { id: '4', name: 'A' }, { id: 4, name: 'B' }, { name: 'C' }, null, 7] },
      [
        { id: 'Other', name: 'Other' },
        { id: '4', name: 'A' },
      ],
    ],
    [
      'a category with null for skills, and no flag',
      categories,
      { data: [{ ...category, skills: null }] },
      { categories: [{ ...category, skills: [], selectedSkills: [] }], hasSkillsForUser: false },
    ],
    [
      'selected skills as ids and objects, and no flag',
      categories,
      { data: [{ ...category, selectedSkills: ['11', 11, { id: 12 }, null, {}] }] },
      {
        categories: [{ ...category, skills: [], selectedSkills: ['11', 12] }],
        hasSkillsForUser: true,
      },
    ],
    ['null for the map', map, { 'skill-map': null }, []],
    [
      'a category twice, one without an id and one that is a text',
      map,
      {
        'skill-map': [{ category }, { category: { ...category, id: '1' } }, { category: {} }, 'x'],
      },
      [{ category, skills: [] }],
    ],
    [
      'a skill with an icon and a null name',
      map,
      mapOf({ id: '11', name: null, icon: 'recipe' }),
      readMap({}),
    ],
    ['null for sub-skills', path, { subskills: null }, { skillName: '', subSkills: [] }],
    ['null for modules', path, pathOf(null), readPath()],
    ['modules that are no list', path, pathOf('none'), readPath()],
    [
      'a status in another case and an unknown one',
      path,
      pathOf([
        { id: 1, type: 'pdf', status: 'COMPLETED' },
        { id: 2, type: 'pdf', status: 'In_Progress' },
        { id: 3, type: 'pdf', status: 'done' },
      ]),
      readPath(
        { ...module, status: 'completed' },
        { ...module, id: 2, status: 'in_progress' },
        { ...module, id: 3 },
      ),
    ],
    [
      'a module of an unknown type, with the id of another type, and one twice',
      path,
      pathOf([
        { id: 1, type: 'pdf' },
        { id: '1', type: 'pdf', title: 'Again' },
        { id: 1, type: 'x' },
      ]),
      readPath(module, { ...module, type: null }),
    ],
    [
      'the id of a module, which wins over its subskill_id',
      path,
      pathOf([
        { id: 1, subskill_id: 7, type: 'pdf' },
        { subskill_id: 5, type: 'pdf' },
        { type: 'pdf' },
      ]),
      readPath(module, { ...module, id: 5 }, { ...module, id: null }),
    ],
    [
      'a module with the next one',
      path,
      pathOf([{ id: 1, type: 'pdf', nextModule: { id: 2, type: 'pdf', node_type: 'story' } }]),
      readPath({
        ...module,
        nextModule: { ...module, id: 2, subSkillId: null, nodeType: 'story' },
      }),
    ],
    [
      'a video with a status in another case, a number for a title and no address',
      video,
      { status: 'Completed', title: 5 },
      { title: '5', videoUrl: null, isCompleted: true },
    ],
    ['null for questions', questions, { questions: null }, []],
    [
      'questions as the bare list, bare options, ids twice and none',
      questions,
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
    ['a pdf without a title', pdf, { pdf_data: ' JVBERi0= ' }, { data: 'JVBERi0=', title: '' }],
    [
      'a challenge without steps',
      challenge,
      { title: 'Cook' },
      { title: 'Cook', description: '', isCompleted: false, steps: [] },
    ],
    [
      'a challenge with bare steps, line breaks, steps without words and a script for help',
      challenge,
      {
        description: 'One\nTwo',
        status: 'COMPLETED',
        steps: ['Ask', ' ', {}, { text: 'Go', external_resource: script }],
      },
      {
        title: '',
        description: 'One\nTwo',
        isCompleted: true,
        steps: [
          { text: 'Ask', externalResource: null },
          { text: 'Go', externalResource: null },
        ],
      },
    ],
    [
      'a practice with unknown fields alone',
      practice,
      { name: 'Kitchen' },
      { title: '', description: '', objective: '', pdfData: '' },
    ],
  ])('%s', async (_, send, body, reads) => {
    expect(await readsJson(send, body)).toEqual(reads)
  })

  const progressOf = (progress: unknown) =>
    readsJson(map, mapOf({ id: '11', iconType: 'recipe', progress }))

  test.each([
    [140, 100],
    [-3, 0],
    ['40', 40],
    [33.4, 33],
    ['much', 0],
    [null, 0],
  ])('the progress %j is %i', async (progress, read) => {
    expect(await progressOf(progress)).toEqual(readMap({ progress: read }))
  })

  test.each([
    [99.6, 99],
    [0.2, 1],
  ])('the progress %d, which is begun and not done, is %i', async (progress, read) => {
    expect(await progressOf(progress)).toEqual(readMap({ progress: read }))
  })

  test.each([
    ['https://a.example/b', true],
    ['http://a.example/', true],
    [script, false],
    ['data:text/html,x', false],
    ['ftp://a.example/', false],
    ['/clip.mp4', false],
    [3, false],
  ])('the address %j of a video is one: %s', async (videoUrl, isOne) => {
    expect(await readsJson(video, { videoUrl })).toMatchObject({
      videoUrl: isOne ? videoUrl : null,
    })
  })

  test('the address of a video is read as browsers write it', async () => {
    const videoUrl = ' HTTPS://www.YouTube.com/watch?v=aB '
    expect(await readsJson(video, { videoUrl })).toMatchObject({
      videoUrl: 'https://www.youtube.com/watch?v=aB',
    })
  })

  test.each([
    [{ enabled: true }, true],
    [{}, false],
    [[], false],
    ['', false],
    [false, false],
    [null, false],
    [1, true],
  ])('the feedback %j exists: %s', async (feedback, exists) => {
    const subskills = [{ id: 7, feedback, modules: [{ id: 1 }] }]
    expect(await readsJson(path, { subskills })).toMatchObject({
      subSkills: [{ modules: [{ parentHasFeedback: exists }] }],
    })
  })

  test.each([200, 400, 404, 500])('no sub-skills by a message with status %i', async (status) => {
    const answer = Response.json({ message: 'No subskills found.' }, { status })
    expect(await readsFrom(path, answer)).toMatchObject({ subSkills: [] })
  })
})

test('ids are sent back as they came', async () => {
  await readsJson(() => skills.saveSkills(['11', 21]), {})
  await vi.waitFor(() => expect(backend.requests[0]?.body).toEqual({ skills: ['11', 21] }))
})

describe('an answer that cannot be read is an error', () => {
  const unreadable = { kind: 'invalid-answer' }

  test.each<[string, Send]>([
    ['data', goals],
    ['data', categories],
    ['skill-map', map],
    ['subskills', path],
    ['questions', questions],
  ])('where the list %s is not there or no list', async (key, send) => {
    for (const body of [{}, { [key]: 'none' }]) {
      await expect(readsJson(send, body)).rejects.toMatchObject({
        ...unreadable,
        cause: expect.stringContaining(key),
      })
    }
  })

  test.each([{ data: null }, { data: [] }, { data: [{ id: 1 }, 7] }])(
    'where no goal of the list can be read: %j',
    async (answer) => {
      await expect(readsJson(goals, answer)).rejects.toMatchObject(unreadable)
    },
  )

  test.each<[string, Send]>(
    Object.entries({
      signIn,
      google,
      resetToken,
      userName,
      video,
      pdf,
      challenge,
    }),
  )('where it is no JSON: %s', async (_, send) => {
    await expect(readsFrom(send, HttpResponse.html('<h1>Wi-Fi</h1>'))).rejects.toMatchObject(
      unreadable,
    )
  })

  test.each([{}, { isCorrect: 1 }, { isCorrect: 'true' }])(
    'where a checked quiz answer is neither right nor wrong: %j',
    async (body) => {
      await expect(readsJson(quizAnswer, body)).rejects.toMatchObject(unreadable)
    },
  )

  test('where a pdf has no data', async () => {
    await expect(readsJson(pdf, { title: 'List.pdf' })).rejects.toMatchObject(unreadable)
  })
})

describe('the answer to a write', () => {
  const writes: [string, Send][] = [
    ['an account', () => account.signUp({ email: 'a@example.com', password: 'x' })],
    ['a sign-out', () => account.revokeToken('token')],
    ['a reset link', () => account.requestReset('a@example.com')],
    ['a password', newPassword],
    [
      'a profile',
      () =>
        onboarding.completeProfile({
          ageRange: '75+',
          gender: 'Other',
          supportLevel: 'guided',
          username: 'sam',
          goals: [1],
          customGoal: '',
        }),
    ],
    ['skills', () => skills.saveSkills([11])],
    ['a state', state],
    ['feedback', () => learning.submitFeedback({ subSkillId: 1, helpfulness: 1, confidence: 1 })],
  ]

  test.each(writes)('saves %s with anything that is no page', async (_, send) => {
    for (const body of ['', 'OK', 'true', 'null', '[]', '{}', '{"success":true}']) {
      await expect(readsFrom(send, new HttpResponse(body))).resolves.not.toThrow()
    }
    await expect(readsFrom(send, new HttpResponse(null, { status: 204 }))).resolves.not.toThrow()
  })

  test.each(writes)('does not save %s with a page or a no', async (_, send) => {
    const page = new HttpResponse(' <!doctype html><h1>Wi-Fi</h1>')
    await expect(readsFrom(send, page)).rejects.toMatchObject({ kind: 'invalid-answer' })
    for (const body of [{ success: false, message: 'Sorry' }, { error: 'Sorry' }]) {
      await expect(readsJson(send, body)).rejects.toMatchObject({
        kind: 'refused',
        serverMessage: 'Sorry',
      })
    }
  })

  test('saves a password with the message of success, and with no other', async () => {
    const success = { message: 'Your password reset successful.' }
    expect(await readsJson(newPassword, success)).toBeUndefined()
    await expect(readsJson(newPassword, { message: 'Not today' })).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: 'Not today',
    })
  })

  test.each([
    ['completed', true],
    ['COMPLETED', true],
    [null, true],
    ['in_progress', false],
    ['done', false],
    [false, false],
  ])('saves the state "completed" with the updated state %j: %s', async (updatedState, saves) => {
    const saved = await readsJson(state, { updatedState }).then(
      () => true,
      () => false,
    )
    expect(saved).toBe(saves)
  })

  test('a module that was completed elsewhere counts as completed where it is saved as in progress', async () => {
    expect(await readsJson(begun, { updatedState: 'completed' })).toBe('completed')
    expect(await readsJson(begun, { updatedState: 'in_progress' })).toBe('in_progress')
    expect(await readsJson(begun, {})).toBe('in_progress')
    await expect(readsJson(begun, { updatedState: 'done' })).rejects.toThrow('refused')
  })
})
