import type { Picture } from '../scene'
import { cookPrepare } from './cook-prepare'
import { cookSafe } from './cook-safe'
import { cookShop } from './cook-shop'
import { cookStove } from './cook-stove'
import { homeBus } from './home-bus'
import { homeClean } from './home-clean'
import { homeLaundry } from './home-laundry'
import { moneyChoices } from './money-choices'
import { moneyLists } from './money-lists'
import { moneyPlan } from './money-plan'
import { moneyScam } from './money-scam'
import { talkBegin } from './talk-begin'
import { talkBreak } from './talk-break'
import { talkHelp } from './talk-help'
import { talkPrivate } from './talk-private'
import { talkTurns } from './talk-turns'

/** Every picture by the name that the clips.json files use. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...cookPrepare,
  ...cookSafe,
  ...cookShop,
  ...cookStove,
  ...homeBus,
  ...homeClean,
  ...homeLaundry,
  ...moneyChoices,
  ...moneyLists,
  ...moneyPlan,
  ...moneyScam,
  ...talkBegin,
  ...talkBreak,
  ...talkHelp,
  ...talkPrivate,
  ...talkTurns,
}
