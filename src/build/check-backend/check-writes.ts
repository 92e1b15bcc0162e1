import type { Account, CallSession } from './call-session'
import { firstAnswer, type FoundModule, type Id } from './response-ids'

type Known = {
  session: CallSession
  account: Account
  token: string
  skills: readonly Id[]
  modules: readonly FoundModule[]
  quiz: unknown
}

/** The calls that write; where possible they send what is stored already. */
export async function checkWrites(known: Known): Promise<void> {
  const { session, account, token, skills, modules, quiz } = known
  const { send, run, skip } = session

  if (skills.length === 0) skip('POST /api/user/selected-skills', 'the account has chosen no skill')
  else await send('/api/user/selected-skills', { skills })

  const [module] = modules
  if (module) {
    const state = /^completed$/i.test(String(module.status)) ? 'completed' : 'in_progress'
    await send('/api/subskill/update-state', { subskill_id: module.contentId, state })
    await send('/api/submit_feedback', {
      subskill_id: module.subSkillId,
      helpfulness_rating: 5,
      confidence_rating: 5,
      comment: '',
    })
  } else skip('POST /api/subskill/update-state and /api/submit_feedback', 'no module was found')

  const quizId = modules.find(({ type }) => type === 'quiz')?.contentId
  const answer = firstAnswer(quiz)
  if (answer && quizId !== undefined) {
    const { questionId, optionId } = answer
    await send('/api/quiz/answers', { quizId, questionId, selectedOptionId: optionId })
  } else skip('POST /api/quiz/answers', 'no question was found')

  const { email, password } = account
  const refused = { method: 'POST', statuses: [400, 401, 409], anyRefusal: true } as const
  await run({
    ...refused,
    path: '/auth/register',
    what: '/auth/register with a registered e-mail',
    screen: 'sign-up',
    says: 'Email already exists',
    body: { email, password, name: email.split('@')[0] },
  })
  await run({
    ...refused,
    path: '/auth/google-login',
    what: '/auth/google-login with nonsense',
    screen: 'sign-in with Google',
    body: { token: 'no.google.credential' },
  })
  await run({
    ...refused,
    path: '/auth/reset_password',
    what: '/auth/reset_password with an unknown token',
    screen: 'the reset of a password',
    body: { token: 'no-such-token', new_password: 'Another1', confirm_password: 'Another1' },
  })
  await send('/auth/forgot_password', { email })
  skip('POST /onboarding/complete-profile', 'it would change the profile of the account')
  await send('/auth/revoke-token', { token })
}
