import type { Picture } from '../scene'
import { cookBreakfast } from './cook-breakfast'
import { cookPrepare } from './cook-prepare'
import { cookSafe } from './cook-safe'
import { cookShop } from './cook-shop'
import { cookStove } from './cook-stove'
import { healthCall } from './health-call'
import { healthMedicine } from './health-medicine'
import { healthNow } from './health-now'
import { homeBus } from './home-bus'
import { homeClean } from './home-clean'
import { homeLaundry } from './home-laundry'
import { homeSafe } from './home-safe'
import { moneyBill } from './money-bill'
import { moneyChoices } from './money-choices'
import { moneyLists } from './money-lists'
import { moneyPay } from './money-pay'
import { moneyPlan } from './money-plan'
import { moneyScam } from './money-scam'
import { talkBegin } from './talk-begin'
import { talkBreak } from './talk-break'
import { talkFirm } from './talk-firm'
import { talkHelp } from './talk-help'
import { talkNo } from './talk-no'
import { talkPrivate } from './talk-private'
import { talkTurns } from './talk-turns'

/** Every picture by the name that the clips.json files use. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...cookBreakfast,
  ...cookPrepare,
  ...cookSafe,
  ...cookShop,
  ...cookStove,
  ...healthCall,
  ...healthMedicine,
  ...healthNow,
  ...homeBus,
  ...homeClean,
  ...homeLaundry,
  ...homeSafe,
  ...moneyBill,
  ...moneyChoices,
  ...moneyLists,
  ...moneyPay,
  ...moneyPlan,
  ...moneyScam,
  ...talkBegin,
  ...talkBreak,
  ...talkFirm,
  ...talkHelp,
  ...talkNo,
  ...talkPrivate,
  ...talkTurns,
}
