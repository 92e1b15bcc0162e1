import timing from '../config/timing.json' with { type: 'json' }
import tokens from './tokens.json' with { type: 'json' }

type Roles = Record<string, Record<string, string>>

const colorVariables = (roles: Roles) =>
  Object.entries(roles).flatMap(([role, values]) =>
    Object.entries(values).map(([name, value]) => `--${role}-${name}:${value}`),
  )

const elevationVariables = ({ card, popover, dialog }: (typeof tokens.elevation)['light']) => [
  `--e-card:${card}`,
  `--e-popover:${popover}`,
  `--e-dialog:${dialog}`,
]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const { user, category, skill, gap, path, trophy, boat } = tokens.nodes

/** What differs between narrow and wide windows: type, and the discs of a path. */
const sizeVariables = (size: 'mobile' | 'desktop') => [
  ...Object.entries(tokens.typography.scale).map(
    ([style, sizes]) => `--type-${kebab(style)}:${sizes[size] / 16}rem`,
  ),
  `--node-path:${path[size]}px`,
  `--node-trophy:${trophy[size]}px`,
  `--node-boat:${boat[size]}px`,
]

const [ownFont = '', ...systemFonts] = tokens.typography.fontFamily.split(', ')

const fixedVariables = [
  ...Object.entries({ user, category, skill, gap }).map(
    ([name, size]) => `--node-${name}:${size}px`,
  ),
  `--font-meanwhile:${systemFonts.join(', ')}`,
  `--font:${ownFont}, var(--font-meanwhile)`,
  ...Object.entries(tokens.motion.duration).map(([name, ms]) => `--time-${name}:${ms}ms`),
  `--wait-spinner:${timing.spinnerAppearsAfter}ms`,
  `--wait-slow:${timing.slowHintAfter}ms`,
  ...Object.entries(tokens.motion.easing).map(([name, curve]) => `--ease-${name}:${curve}`),
  ...Object.entries(tokens.zIndex).map(([name, level]) => `--z-${kebab(name)}:${level}`),
]

/** The custom properties of the pictures with one value for light and dark. */
const artVariables = [
  '--nt-art-ink:var(--art-ink)',
  '--nt-art-base:var(--art-base)',
  '--nt-star-full:var(--star-full)',
  '--nt-star-edge:var(--star-edge)',
  '--nt-star-empty:var(--star-empty)',
  '--nt-shallow:var(--sea-shallow)',
  '--nt-marker-wave:var(--path-route)',
]

/** The colors of the mark and the landing's picture; in light mode mostly those inside the files. */
const pictureVariables = (colors: Record<string, string>) =>
  Object.entries(colors).map(([name, value]) => `--nt-${name}:${value}`)

const moreContrastVariables = [
  '--text-secondary:var(--text-primary)',
  '--text-disabled:var(--text-primary)',
  '--border-control:var(--border-strong)',
  '--border-subtle:var(--border-strong)',
  '--path-offBorder:var(--border-strong)',
  '--path-routeOff:var(--border-strong)',
  '--e-card:none',
  '--e-popover:none',
  '--e-dialog:none',
]

const root = (variables: string[], condition = '') => `:root${condition}{${variables.join(';')}}`
const when = (query: string, variables: string[], condition = '') =>
  `@media ${query}{${root(variables, condition)}}`

/**
 * The design tokens as custom properties on `:root`: light, larger type from 768 px on, then dark and more contrast, each
 * by the device's preference and by the learner's look; on paper always light. Those of the first paint are also inlined
 * into index.html, so that nothing flashes (src/build/plugins/tokens.ts).
 */
export function tokenStyles(): string {
  const { color, elevation, pictures } = tokens
  const dark = [
    ...colorVariables(color.dark),
    ...elevationVariables(elevation.dark),
    ...pictureVariables(pictures.night),
  ]
  return [
    root([
      'color-scheme:light dark',
      ...fixedVariables,
      ...sizeVariables('mobile'),
      ...colorVariables(color.light),
      ...elevationVariables(elevation.light),
      ...artVariables,
      ...pictureVariables(pictures.day),
    ]),
    when('(min-width:768px)', sizeVariables('desktop')),
    when('screen and (prefers-color-scheme:dark)', dark, ':not([data-colors=light])'),
    when('screen', ['color-scheme:dark', ...dark], '[data-colors=dark]'),
    root(['color-scheme:light'], '[data-colors=light]'),
    when('(prefers-contrast:more)', moreContrastVariables),
    root(moreContrastVariables, '[data-contrast=more]'),
  ].join('\n')
}
