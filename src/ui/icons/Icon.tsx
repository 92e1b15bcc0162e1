import ArrowLeft from './actions/arrow-left.svg?component'
import ArrowRight from './actions/arrow-right.svg?component'
import Centre from './actions/centre.svg?component'
import ChevronDown from './actions/chevron-down.svg?component'
import ChevronRight from './actions/chevron-right.svg?component'
import ChevronUp from './actions/chevron-up.svg?component'
import Close from './actions/close.svg?component'
import Enlarge from './actions/enlarge.svg?component'
import External from './actions/external.svg?component'
import EyeOff from './actions/eye-off.svg?component'
import Eye from './actions/eye.svg?component'
import FitWidth from './actions/fit-width.svg?component'
import Listen from './actions/listen.svg?component'
import Logout from './actions/logout.svg?component'
import Minus from './actions/minus.svg?component'
import Pause from './actions/pause.svg?component'
import Play from './actions/play.svg?component'
import Plus from './actions/plus.svg?component'
import Retry from './actions/retry.svg?component'
import Save from './actions/save.svg?component'
import Stop from './actions/stop.svg?component'
import type { Picture } from './picture'
import Alert from './signs/alert.svg?component'
import Calendar from './signs/calendar.svg?component'
import Chat from './signs/chat.svg?component'
import Check from './signs/check.svg?component'
import Feedback from './signs/feedback.svg?component'
import Globe from './signs/globe.svg?component'
import Help from './signs/help.svg?component'
import Info from './signs/info.svg?component'
import List from './signs/list.svg?component'
import Lock from './signs/lock.svg?component'
import Mail from './signs/mail.svg?component'
import Map from './signs/map.svg?component'
import Menu from './signs/menu.svg?component'
import OneStep from './signs/one-step.svg?component'
import Phone from './signs/phone.svg?component'
import Settings from './signs/settings.svg?component'
import Skills from './signs/skills.svg?component'
import Sun from './signs/sun.svg?component'
import Trophy from './signs/trophy.svg?component'
import User from './signs/user.svg?component'
import WifiOff from './signs/wifi-off.svg?component'

const icons = {
  alert: Alert,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  calendar: Calendar,
  centre: Centre,
  chat: Chat,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  close: Close,
  enlarge: Enlarge,
  external: External,
  eye: Eye,
  'eye-off': EyeOff,
  feedback: Feedback,
  'fit-width': FitWidth,
  globe: Globe,
  help: Help,
  info: Info,
  list: List,
  listen: Listen,
  lock: Lock,
  logout: Logout,
  mail: Mail,
  map: Map,
  menu: Menu,
  minus: Minus,
  'one-step': OneStep,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  retry: Retry,
  save: Save,
  settings: Settings,
  skills: Skills,
  stop: Stop,
  sun: Sun,
  trophy: Trophy,
  user: User,
  'wifi-off': WifiOff,
} satisfies Record<string, Picture>

export type IconName = keyof typeof icons

type IconProps = { name: IconName; size?: number; className?: string | undefined }

/** A line icon in the colour of the text around it. It never stands alone: a word goes with it. */
export function Icon({ name, size = 24, className }: IconProps) {
  const Drawing = icons[name]
  return <Drawing width={size} height={size} className={className} />
}
