/** The colors of the light scheme. Text has a contrast of 7 : 1, edges and icons of 3 : 1. */
export const light = {
  /** The one main action of a screen. `tint` is the background of what is chosen. */
  primary: {
    main: '#8CCBF2',
    dark: '#74BDEB',
    active: '#6AB8E9',
    contrastText: '#0B2542',
    border: '#1F6299',
    tint: '#E8F4FC',
  },
  /** Links, and all buttons but the main one. */
  accent: { main: '#154980', contrastText: '#FFFFFF' },
  success: { main: '#237A50', text: '#14593A', bg: '#E3F4EA' },
  warning: { main: '#9A6200', text: '#6B4200', bg: '#FFF2D6' },
  error: { main: '#BF372C', text: '#98201A', bg: '#FDECE9' },
  info: { main: '#1F6299', text: '#134678', bg: '#E3F0F9' },
  text: { primary: '#10263F', secondary: '#364A60', disabled: '#52687E' },
  background: {
    default: '#FAF7F1',
    paper: '#FFFFFF',
    sunken: '#F0F5F9',
    raised: '#FFFFFF',
    scrim: 'rgba(11,30,48,.55)',
  },
  divider: '#D5DFE8',
  /** Edges of fields and buttons; `divider` only decorates. */
  border: { control: '#647D95', strong: '#10263F' },
  /** A ticked box, the active half of a switch. */
  chosen: { bg: '#17508C', text: '#FFFFFF' },
  /** The two tones of the focus ring. */
  focus: { ink: '#10263F', halo: '#FFC94D' },
  /** The water: the background of charts. */
  sea: { base: '#E3F0F9', shallow: '#CFE6F6', line: '#B5D5EA' },
  /** The nodes and routes of a path: `on` is open or done, `off` is locked. */
  path: {
    on: '#17508C',
    onRing: '#FFFFFF',
    onIcon: '#FFFFFF',
    off: '#B7CBDD',
    offBorder: '#5F80A0',
    offIcon: '#33506C',
    route: '#17508C',
    routeOff: '#5F80A0',
    shade: 'rgba(11,30,48,.28)',
  },
  ring: { track: '#B3CCE0', value: '#17508C', full: '#8A5A00' },
  /** The discs of skills, which stay pale in dark mode. */
  disc: {
    ground: '#FFFFFF',
    ink: '#10263F',
    done: '#FFE3A0',
    doneRing: '#F6BE4A',
    doneEdge: '#8A5A00',
    halo: '#FFFFFF',
    edge: 'rgba(16,38,63,.16)',
  },
  badge: { done: '#237A50', locked: '#33506C', icon: '#FFFFFF' },
  island: { ground: '#CFE6F6', edge: '#17508C' },
  /** Behind videos and pdfs. */
  media: { ground: '#0B1E30', text: '#FFFFFF', desk: '#55677A', paper: '#FFFFFF' },
  star: { full: '#F6BE4A', edge: '#8A5A00', empty: '#647D95' },
  /** The banner of a test environment: DEVELOP green, STAGING orange. */
  env: {
    developBg: '#196441',
    developText: '#FFFFFF',
    stagingBg: '#FFB454',
    stagingText: '#3B2200',
  },
  /** Colors of pictures that differ in dark mode. */
  art: {
    ink: '#12365E',
    base: '#17508C',
    brand: '#12365E',
    markLight: '#4A97CF',
    coral: '#D2502B',
    coralLight: '#F08A62',
  },
  /** Shadows belong to the palette because they differ in dark mode. */
  shadow: {
    card: '0 1px 2px rgba(16,38,63,.10), 0 3px 10px rgba(16,38,63,.06)',
    popover: '0 2px 6px rgba(16,38,63,.14), 0 12px 32px rgba(16,38,63,.18)',
    dialog: '0 24px 64px rgba(11,30,48,.34)',
  },
}

export const dark: typeof light = {
  primary: {
    main: '#8CCBF2',
    dark: '#A5D8F7',
    active: '#BFE4FA',
    contrastText: '#0B2542',
    border: '#8CCBF2',
    tint: '#173A57',
  },
  accent: { main: '#9FD5F7', contrastText: '#0B2542' },
  success: { main: '#57B98A', text: '#9AE3BA', bg: '#11342A' },
  warning: { main: '#DDA548', text: '#FFD993', bg: '#3B2B0D' },
  error: { main: '#F08A7C', text: '#FFBDB3', bg: '#401B1C' },
  info: { main: '#8CCBF2', text: '#A9DAF8', bg: '#15344F' },
  text: { primary: '#EFF5FA', secondary: '#BCCDDC', disabled: '#9DB1C4' },
  background: {
    default: '#0A1826',
    paper: '#12283D',
    sunken: '#0D2033',
    raised: '#1A344E',
    scrim: 'rgba(2,8,14,.7)',
  },
  divider: '#26425C',
  border: { control: '#7F9BB6', strong: '#EFF5FA' },
  chosen: { bg: '#1A5592', text: '#FFFFFF' },
  focus: { ink: '#FFC94D', halo: '#0A1826' },
  sea: { base: '#0D2438', shallow: '#15344F', line: '#234A69' },
  path: {
    on: '#1C5C9E',
    onRing: '#8CCBF2',
    onIcon: '#FFFFFF',
    off: '#2A4560',
    offBorder: '#7F9BB6',
    offIcon: '#C9D8E5',
    route: '#8CCBF2',
    routeOff: '#7F9BB6',
    shade: 'rgba(11,30,48,.28)',
  },
  ring: { track: '#3C5B78', value: '#8CCBF2', full: '#F6BE4A' },
  disc: {
    ground: '#E6F0F8',
    ink: '#10263F',
    done: '#FFE3A0',
    doneRing: '#F6BE4A',
    doneEdge: '#8A5A00',
    halo: '#0D2438',
    edge: 'rgba(140,203,242,.35)',
  },
  badge: { done: '#1B6B45', locked: '#0D2438', icon: '#FFFFFF' },
  island: { ground: '#CFE6F6', edge: '#8CCBF2' },
  media: { ground: '#0B1E30', text: '#FFFFFF', desk: '#55677A', paper: '#FFFFFF' },
  star: { full: '#F6BE4A', edge: '#F6BE4A', empty: '#7F9BB6' },
  env: {
    developBg: '#196441',
    developText: '#FFFFFF',
    stagingBg: '#FFB454',
    stagingText: '#3B2200',
  },
  art: {
    ink: '#A9C3DB',
    base: '#4A97CF',
    brand: '#EFF5FA',
    markLight: '#8CCBF2',
    coral: '#F08A62',
    coralLight: '#FFC2A6',
  },
  shadow: {
    card: '0 1px 2px rgba(0,0,0,.5)',
    popover: '0 12px 32px rgba(0,0,0,.6)',
    dialog: '0 24px 64px rgba(0,0,0,.7)',
  },
}

export const fontFamily =
  '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next Fallback", Verdana, system-ui, sans-serif'

/** Sizes of letters: the first on phones, the second from 768 px on, and between them by the width of the window. */
export const fontSizes = {
  h1: 'clamp(1.6875rem, 1.235rem + 1.86vw, 2.125rem)',
  h2: 'clamp(1.375rem, 1.245rem + 0.53vw, 1.5rem)',
  h3: 'clamp(1.125rem, 0.995rem + 0.53vw, 1.25rem)',
  body: 'clamp(1.0625rem, 0.995rem + 0.27vw, 1.125rem)',
  label: '1.0625rem',
  button: '1.125rem',
  small: 'clamp(0.9375rem, 0.87rem + 0.27vw, 1rem)',
}

/** Radii in px. */
export const radius = { field: 8, button: 12, card: 16, panel: 20, sheet: 24 }

/** Times in ms. */
export const durations = { instant: 80, quick: 140, standard: 220 }

export const easings = {
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(0,0,.2,1)',
}

export const drawerWidth = 280

/** Diameters of the nodes of both charts in px, and the gap between a disc and its label. */
export const nodes = {
  user: 120,
  category: 80,
  skill: 60,
  gap: 12,
  path: { desktop: 84, mobile: 72 },
  trophy: { desktop: 116, mobile: 100 },
  boat: { desktop: 60, mobile: 48 },
}
