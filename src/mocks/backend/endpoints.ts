import { accountEndpoints } from '../handlers/account'
import { learningEndpoints } from '../handlers/learning'
import { moduleEndpoints } from '../handlers/modules'
import { onboardingEndpoints } from '../handlers/onboarding'
import { skillEndpoints } from '../handlers/skills'
import type { Endpoint } from './call'

/** The 23 calls of the contract. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...onboardingEndpoints,
  ...skillEndpoints,
  ...learningEndpoints,
  ...moduleEndpoints,
]
