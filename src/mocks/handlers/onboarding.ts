import { HttpResponse } from 'msw'
import { limits } from '@/config/limits'
import { signedIn } from '../backend/call'
import { refusal } from '../backend/refusal'
import { isListOfWhole, isText } from '../backend/request-values'
import type { Profile } from '../database'
import { usernameIsTaken } from '../database'

const lifeGoals = [
  { id: 1, name: { en: 'Connecting with Others', es: 'Conectar con otras personas' } },
  { id: 2, name: { en: 'Managing Finances', es: 'Manejar mi dinero' } },
  { id: 3, name: { en: 'Living Independently', es: 'Vivir de forma independiente' } },
  { id: 4, name: { en: 'Other', es: 'Otro' } },
]
const otherGoal = 4
const ageRanges = ['Under 18', '18-24', '25-34', '35-49', '50-74', '75+']
const genders = ['Male', 'Female', 'Other']
const supportLevels = ['independent', 'guided', 'supported']

/** The life goals and the learner's profile. */
export const onboardingEndpoints = [
  signedIn('GET /onboarding/life-goals', ({ language }) =>
    HttpResponse.json({ data: lifeGoals.map(({ id, name }) => ({ id, name: name[language] })) }),
  ),

  signedIn('POST /onboarding/complete-profile', ({ db, account, body }) => {
    const profile = readProfile(body)
    if (typeof profile === 'string') return refusal(400, profile)
    // Without a username in the body the account keeps its own.
    const { username = account.username } = body
    if (typeof username !== 'string' || !isUsername(username)) {
      return refusal(400, 'username must be letters, digits, dots, underscores or hyphens')
    }
    if (usernameIsTaken(db, username, account)) return refusal(409, 'Username already exists')
    account.username = username
    account.profile = profile
    return HttpResponse.json({ message: 'Profile completed' })
  }),
]

function isUsername(text: string): boolean {
  const { usernameShortest, usernameLongest } = limits
  return /^[\w.-]+$/.test(text) && text.length >= usernameShortest && text.length <= usernameLongest
}

/** The profile, or the message that says why it is invalid. */
function readProfile(body: Readonly<Record<string, unknown>>): Profile | string {
  const ageRange = ageRanges.find((one) => one === body['age_range'])
  if (!ageRange) return `age_range must be one of: ${ageRanges.join(', ')}`
  const gender = genders.find((one) => one === body['gender'])
  if (!gender) return `gender must be one of: ${genders.join(', ')}`
  const supportLevel = supportLevels.find((one) => one === body['support_level'])
  if (!supportLevel) return `support_level must be one of: ${supportLevels.join(', ')}`

  const { goals, custom_goal: customGoal } = body
  const isKnown = (id: number) => lifeGoals.some((goal) => goal.id === id)
  if (!isListOfWhole(goals) || goals.length === 0 || !goals.every(isKnown)) {
    return 'goals must hold at least one known goal'
  }
  if (typeof customGoal !== 'string') return 'custom_goal must be a text'
  if (goals.includes(otherGoal) !== isText(customGoal)) {
    return 'custom_goal belongs to the goal Other, and Other needs it'
  }
  return { ageRange, gender, supportLevel, goals: [...new Set(goals)], customGoal }
}
