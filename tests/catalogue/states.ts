import { account } from './account'
import { charts } from './charts'
import { exercises } from './exercises'
import { firstSteps } from './first-steps'
import { lessons } from './lessons'
import { long } from './long'
import { shell } from './shell'
import type { States } from './state'

/** Every screen in every state. A new state needs an entry in one of these lists. */
const all: States = {
  ...shell,
  ...account,
  ...firstSteps,
  ...charts,
  ...lessons,
  ...exercises,
  ...long,
}

export const states = Object.entries(all)
