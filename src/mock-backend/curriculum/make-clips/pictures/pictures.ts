import type { Picture } from '../scene'
import { cookPrepare } from './cook-prepare'
import { cookStove } from './cook-stove'
import { homeLaundry } from './home-laundry'
import { moneyChoices } from './money-choices'
import { moneyLists } from './money-lists'
import { moneyPlan } from './money-plan'
import { talkBegin } from './talk-begin'
import { talkPrivate } from './talk-private'
import { talkTurns } from './talk-turns'

/** Every picture by the name that the clips.json files use. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...cookPrepare,
  ...cookStove,
  ...homeLaundry,
  ...moneyChoices,
  ...moneyLists,
  ...moneyPlan,
  ...talkBegin,
  ...talkPrivate,
  ...talkTurns,
}
