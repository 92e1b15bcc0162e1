import Alert from './icons/alert.svg?component'
import ArrowLeft from './icons/arrow-left.svg?component'
import ArrowRight from './icons/arrow-right.svg?component'
import Centre from './icons/centre.svg?component'
import Chat from './icons/chat.svg?component'
import Check from './icons/check.svg?component'
import ChevronDown from './icons/chevron-down.svg?component'
import ChevronRight from './icons/chevron-right.svg?component'
import ChevronUp from './icons/chevron-up.svg?component'
import Close from './icons/close.svg?component'
import Enlarge from './icons/enlarge.svg?component'
import External from './icons/external.svg?component'
import Eye from './icons/eye.svg?component'
import EyeOff from './icons/eye-off.svg?component'
import Feedback from './icons/feedback.svg?component'
import FitWidth from './icons/fit-width.svg?component'
import Globe from './icons/globe.svg?component'
import Help from './icons/help.svg?component'
import Info from './icons/info.svg?component'
import List from './icons/list.svg?component'
import Lock from './icons/lock.svg?component'
import Logout from './icons/logout.svg?component'
import Mail from './icons/mail.svg?component'
import Map from './icons/map.svg?component'
import Menu from './icons/menu.svg?component'
import Minus from './icons/minus.svg?component'
import OneStep from './icons/one-step.svg?component'
import Pause from './icons/pause.svg?component'
import Play from './icons/play.svg?component'
import Plus from './icons/plus.svg?component'
import Retry from './icons/retry.svg?component'
import Save from './icons/save.svg?component'
import Skills from './icons/skills.svg?component'
import Sun from './icons/sun.svg?component'
import Trophy from './icons/trophy.svg?component'
import User from './icons/user.svg?component'
import WifiOff from './icons/wifi-off.svg?component'
import type { Picture } from './picture'

const icons = {
  alert: Alert,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
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
  lock: Lock,
  logout: Logout,
  mail: Mail,
  map: Map,
  menu: Menu,
  minus: Minus,
  'one-step': OneStep,
  pause: Pause,
  play: Play,
  plus: Plus,
  retry: Retry,
  save: Save,
  skills: Skills,
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
