import ArrowLeft from './actions/arrow-left.svg?react'
import ArrowRight from './actions/arrow-right.svg?react'
import Centre from './actions/centre.svg?react'
import ChevronDown from './actions/chevron-down.svg?react'
import ChevronRight from './actions/chevron-right.svg?react'
import ChevronUp from './actions/chevron-up.svg?react'
import Close from './actions/close.svg?react'
import Enlarge from './actions/enlarge.svg?react'
import External from './actions/external.svg?react'
import EyeOff from './actions/eye-off.svg?react'
import Eye from './actions/eye.svg?react'
import Listen from './actions/listen.svg?react'
import Logout from './actions/logout.svg?react'
import Minus from './actions/minus.svg?react'
import Plus from './actions/plus.svg?react'
import Retry from './actions/retry.svg?react'
import Save from './actions/save.svg?react'
import Stop from './actions/stop.svg?react'
import type { Picture } from './picture'
import Alert from './signs/alert.svg?react'
import Chat from './signs/chat.svg?react'
import Check from './signs/check.svg?react'
import Feedback from './signs/feedback.svg?react'
import Globe from './signs/globe.svg?react'
import Help from './signs/help.svg?react'
import Info from './signs/info.svg?react'
import List from './signs/list.svg?react'
import Lock from './signs/lock.svg?react'
import Mail from './signs/mail.svg?react'
import Map from './signs/map.svg?react'
import Menu from './signs/menu.svg?react'
import Settings from './signs/settings.svg?react'
import Skills from './signs/skills.svg?react'
import Sun from './signs/sun.svg?react'
import Trophy from './signs/trophy.svg?react'
import User from './signs/user.svg?react'
import WifiOff from './signs/wifi-off.svg?react'

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

/** A line icon in the text's colour. It is always shown beside a word or inside a named button. */
export function Icon({ name, size = 24, className }: IconProps) {
  const Drawing = icons[name]
  return <Drawing width={size} height={size} className={className} />
}
