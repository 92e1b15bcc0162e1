import { expect, it } from 'vitest'
import * as things from './stored-things'

const keys = Object.values(things).flatMap((thing) => ('key' in thing ? [thing.key] : []))

it('stored things have the agreed names', () => {
  const agreed = [
    'accessToken',
    'refreshToken',
    'expiresAt',
    'userName',
    'currentSkillId',
    'registeredEmail',
    'isNewUser',
    'lastEmail',
    'selectedSkills',
    'selectedOptions',
    'trophyModal_{skillId}',
    'hiddenCategories_{learner}',
  ]
  expect(keys).toEqual(expect.arrayContaining(agreed))
})
