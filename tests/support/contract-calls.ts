import {
  getResetTokenIsValid,
  getUserName,
  postForgotPassword,
  postGoogleLogin,
  postRegister,
  postResetPassword,
  postRevokeToken,
  postUserCheck,
  postValidateUser,
} from '@/api/account'
import { getLearningPath, postLessonRating, postModuleState } from '@/api/learning'
import {
  getChallenge,
  getPdf,
  getPractice,
  getQuizQuestions,
  getVideo,
  postQuizAnswer,
} from '@/api/modules'
import { getLifeGoals, postProfile } from '@/api/onboarding'
import { getSkillCategories, getSkillMap, postSelectedSkills } from '@/api/skills'

export type ContractCall = {
  /** Method and path, as in the contract. */
  name: `${'GET' | 'POST'} /${string}`
  send: () => Promise<unknown>
  /** A good answer, as the contract shows it. */
  answer: unknown
  /** JSON that is no answer; undefined where nothing of the answer is read. */
  wrongShape?: unknown
  /** Whether the call carries the token of the session. */
  needsSession: boolean
}

const credentials = { username: 'sam@example.com', password: 'Norte2026' }
const password = 'Another1'
const skill = {
  id: 11,
  name: 'Cook a simple recipe',
  description: 'One pan, five steps.',
  iconType: 'recipe',
  progress: 40,
}
const cooking = { id: 1, name: 'Cooking', color: '#F4A259', iconType: 'cooking' }
const clip = 'https://clips.example.org/clip.mp4'

/** The 23 calls of the contract, each with an answer that is right and one that is not. */
export const contractCalls: readonly ContractCall[] = [
  {
    name: 'POST /auth/register',
    send: () => postRegister({ email: credentials.username, password }),
    answer: { message: 'User registered' },
    needsSession: false,
  },
  {
    name: 'POST /auth/validate_user',
    send: () => postValidateUser(credentials),
    answer: { access_token: 'abc' },
    wrongShape: 7,
    needsSession: false,
  },
  {
    name: 'POST /auth/user-check',
    send: () => postUserCheck(credentials, 'abc'),
    answer: { onboard_completed: true },
    wrongShape: 7,
    needsSession: false,
  },
  {
    name: 'POST /auth/google-login',
    send: () => postGoogleLogin('header.payload.signature'),
    answer: {
      access_token: 'abc',
      expires_at: '2027-01-01T00:00:00Z',
      refresh_token: 'def',
      onboard_completed: true,
    },
    wrongShape: 'abc',
    needsSession: false,
  },
  {
    name: 'POST /auth/revoke-token',
    send: () => postRevokeToken('abc', new AbortController().signal),
    answer: {},
    needsSession: false,
  },
  {
    name: 'POST /auth/forgot_password',
    send: () => postForgotPassword(credentials.username),
    answer: { message: 'Password reset email sent' },
    needsSession: false,
  },
  {
    name: 'GET /auth/validate_reset_token',
    send: () => getResetTokenIsValid('r'.repeat(40)),
    answer: { message: 'Token is valid.' },
    needsSession: false,
  },
  {
    name: 'POST /auth/reset_password',
    send: () =>
      postResetPassword({ token: 'reset', newPassword: password, confirmPassword: password }),
    answer: { message: 'Password reset successful.' },
    wrongShape: { message: [] },
    needsSession: false,
  },
  {
    name: 'GET /api/user/details',
    send: () => getUserName(),
    answer: { user: { username: 'sam.r' } },
    wrongShape: 'sam.r',
    needsSession: true,
  },
  {
    name: 'GET /onboarding/life-goals',
    send: () => getLifeGoals(),
    answer: {
      data: [
        { id: 1, name: 'Connecting with Others' },
        { id: 4, name: 'Other' },
      ],
    },
    wrongShape: { data: 'none' },
    needsSession: true,
  },
  {
    name: 'POST /onboarding/complete-profile',
    send: () =>
      postProfile({
        ageRange: '18-24',
        gender: 'Female',
        supportLevel: 'guided',
        username: 'sam.r',
        goals: [1, 4],
        customGoal: 'Play the guitar',
      }),
    answer: { message: 'Profile saved' },
    needsSession: true,
  },
  {
    name: 'GET /api/skill-categories',
    send: () => getSkillCategories(),
    answer: {
      data: [
        {
          ...cooking,
          skills: [{ ...skill, isLinkedToGoal: true }],
          selectedSkills: [11, { ...skill, id: 12 }],
        },
      ],
      hasSkillsForUser: false,
    },
    wrongShape: { data: {} },
    needsSession: true,
  },
  {
    name: 'POST /api/user/selected-skills',
    send: () => postSelectedSkills([11, 21, 23]),
    answer: { success: true },
    wrongShape: 7,
    needsSession: true,
  },
  {
    name: 'GET /api/skill-map/with-selection',
    send: () => getSkillMap(),
    answer: { 'skill-map': [{ category: cooking, selectedSkills: [skill, { ...skill, id: 12 }] }] },
    wrongShape: {},
    needsSession: true,
  },
  {
    name: 'GET /api/subskills',
    send: () => getLearningPath(11),
    answer: {
      skill_name: skill.name,
      subskills: [
        {
          id: 101,
          title: 'Read the recipe',
          description: 'Know what you need.',
          feedback: { enabled: true },
          node_type: 'recipe',
          modules: [
            {
              id: 1001,
              type: 'video',
              status: 'completed',
              title: 'What a recipe says',
              description: 'A short clip.',
              videoUrl: clip,
            },
            { id: 1002, type: 'quiz', status: 'in_progress', title: 'What do you need?' },
            { id: 1003, type: 'pdf', status: null, title: 'Shopping list' },
          ],
        },
        { id: 102, title: 'Cook', modules: [] },
      ],
    },
    wrongShape: { subskills: 'none' },
    needsSession: true,
  },
  {
    name: 'GET /api/knowledge-subskill',
    send: () => getVideo(1001),
    answer: { status: 'in_progress', title: 'What a recipe says', videoUrl: clip },
    wrongShape: 7,
    needsSession: true,
  },
  {
    name: 'GET /api/quiz/questions',
    send: () => getQuizQuestions(1002),
    answer: {
      questions: [
        {
          id: 5,
          text: 'What comes first?',
          options: [
            { id: 51, text: 'Read it all' },
            { id: 52, text: 'Light the stove' },
          ],
        },
      ],
    },
    wrongShape: { questions: 'none' },
    needsSession: true,
  },
  {
    name: 'POST /api/quiz/answers',
    send: () => postQuizAnswer({ quizId: 1002, questionId: 5, selectedOptionId: 52 }),
    answer: { isCorrect: true },
    wrongShape: { isCorrect: 'perhaps' },
    needsSession: true,
  },
  {
    name: 'GET /api/pdf/retrieve',
    send: () => getPdf(1003),
    answer: { pdf_data: 'JVBERi0xLjQK', title: 'Shopping list.pdf' },
    wrongShape: { title: 'Shopping list.pdf' },
    needsSession: true,
  },
  {
    name: 'POST /api/subskill/update-state',
    send: () => postModuleState(1001, 'completed'),
    answer: { updatedState: 'completed' },
    needsSession: true,
  },
  {
    name: 'GET /api/challenge-subskill',
    send: () => getChallenge(1005),
    answer: {
      title: 'Cook for a friend',
      description: 'Take your time.',
      status: 'in_progress',
      steps: [{ text: 'Ask', external_resource: clip }, { text: 'Shop' }, 'Cook'],
    },
    wrongShape: 7,
    needsSession: true,
  },
  {
    name: 'GET /api/practice-subskill',
    send: () => getPractice(1004),
    answer: {
      title: 'Your kitchen',
      description: 'Look around.',
      objective_description: 'Name five tools.',
      pdf_data: 'JVBERi0xLjQK',
    },
    wrongShape: 7,
    needsSession: true,
  },
  {
    name: 'POST /api/submit_feedback',
    send: () => postLessonRating({ subSkillId: 101, helpfulness: 4, confidence: 5 }),
    answer: { message: 'Thank you' },
    needsSession: true,
  },
]
