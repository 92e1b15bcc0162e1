import type { Picture } from './picture'

/** The drawings of `src/assets/icons`, by their names. */
export const iconNames = [
  'alert',
  'arrow-left',
  'arrow-right',
  'center',
  'chat',
  'check',
  'chevron-down',
  'chevron-right',
  'chevron-up',
  'close',
  'enlarge',
  'external',
  'eye',
  'eye-off',
  'feedback',
  'globe',
  'help',
  'info',
  'list',
  'listen',
  'lock',
  'logout',
  'mail',
  'map',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
  'retry',
  'save',
  'settings',
  'skills',
  'sound-off',
  'stop',
  'user',
  'wifi-off',
] as const

export type IconName = (typeof iconNames)[number]

const drawings = import.meta.glob<Picture>('@/assets/icons/*.svg', {
  eager: true,
  query: '?react',
  import: 'default',
})
const icons = Object.fromEntries(
  Object.entries(drawings).map(([file, drawing]) => [file.replace(/.*\/(.*)\.svg/, '$1'), drawing]),
)

/** An icon's size at the usual text size, in px; it grows with the letters beside it. */
export const iconSize = (size = 24) => ({ width: `${size / 16}rem`, height: `${size / 16}rem` })

type IconProps = { name: IconName; size?: number; className?: string | undefined }

/** A line icon in the text's color. It is always shown beside a word or inside a named button. */
export function Icon({ name, size, className }: IconProps) {
  const Drawing = icons[name]
  return Drawing && <Drawing {...iconSize(size)} className={className} />
}
