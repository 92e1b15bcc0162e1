import { cookBreakfast } from './pictures/cook-breakfast'
import { cookPrepare } from './pictures/cook-prepare'
import { cookSafe } from './pictures/cook-safe'
import { cookShop } from './pictures/cook-shop'
import { cookStove } from './pictures/cook-stove'
import { healthCall } from './pictures/health-call'
import { healthMedicine } from './pictures/health-medicine'
import { healthNow } from './pictures/health-now'
import { homeBus } from './pictures/home-bus'
import { homeClean } from './pictures/home-clean'
import { homeLaundry } from './pictures/home-laundry'
import { homeSafe } from './pictures/home-safe'
import { moneyBill } from './pictures/money-bill'
import { moneyChoices } from './pictures/money-choices'
import { moneyLists } from './pictures/money-lists'
import { moneyPay } from './pictures/money-pay'
import { moneyPlan } from './pictures/money-plan'
import { moneyScam } from './pictures/money-scam'
import { talkBegin } from './pictures/talk-begin'
import { talkBreak } from './pictures/talk-break'
import { talkFirm } from './pictures/talk-firm'
import { talkHelp } from './pictures/talk-help'
import { talkNo } from './pictures/talk-no'
import { talkPrivate } from './pictures/talk-private'
import { talkTurns } from './pictures/talk-turns'
import type { Picture } from './scene'

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
