import { blue, coral, green, ink, navy, sand, sun } from './palette'
import { box, disc, line, shape } from './shapes'

export interface Look {
  skin: string
  hair: string
  style: 'short' | 'long' | 'bun' | 'curls' | 'scarf' | 'bald'
  top: string
}

/** The people of the clips: faceless adults of different looks. */
export const ana: Look = { skin: '#C98B5E', hair: '#2B1A12', style: 'bun', top: green }
export const ben: Look = { skin: '#8D5A3B', hair: '#2B1A12', style: 'short', top: navy }
export const lena: Look = { skin: '#E2B08A', hair: '#7A4A22', style: 'long', top: coral }
export const noor: Look = { skin: '#C98B5E', hair: '#4A97CF', style: 'scarf', top: ink }
export const sam: Look = { skin: '#6B4129', hair: '#1E120C', style: 'curls', top: sun }
export const otto: Look = { skin: '#EBC4A0', hair: '#C9C4BC', style: 'bald', top: blue }

export function shade(colour: string): string {
  const part = (start: number) => Math.round(parseInt(colour.slice(start, start + 2), 16) * 0.88)
  return `rgb(${part(1)} ${part(3)} ${part(5)})`
}

function behind({ hair, style }: Look): string {
  if (style === 'long') return shape('M-42-150a42 42 0 0 1 84 0v62h-84z', hair)
  if (style === 'bun') return disc(0, -190, 17, hair)
  if (style === 'curls')
    return [-38, -24, 0, 24, 38]
      .map((x) => disc(x, -164 - (38 - Math.abs(x)) * 0.5, 20, hair))
      .join('')
  if (style === 'scarf')
    return shape('M-46-140a46 48 0 0 1 92 0c0 26 10 44 16 52h-124c6-8 16-26 16-52z', hair)
  return ''
}

function before({ hair, style }: Look): string {
  if (style === 'bald')
    return shape(
      'M-37-150c-2 10-1 16 2 22 3-8 4-16 3-24zM37-150c2 10 1 16-2 22-3-8-4-16-3-24z',
      hair,
    )
  if (style === 'scarf')
    return shape(
      'M-44-112a46 48 0 0 1 2-62c24-16 60-16 84 0a46 48 0 0 1 2 62c-6 10-4 24 10 30h-108c14-6 16-20 10-30zM0-174a30 33 0 1 0 0 66 30 33 0 1 0 0-66z',
      hair,
    )
  if (style === 'long')
    return shape('M-42-140c-4-60 88-62 84 2l-4 20c-4-24-12-36-24-42-18 12-34 18-56 20z', hair)
  return shape('M-38-146a38 38 0 0 1 76 0c-17-4-25-8-34-21-8 13-25 21-42 21z', hair)
}

/** Head and shoulders; 0,0 is the middle of the lower edge, and the head ends 185 above it. */
export function person(look: Look): string {
  const { skin, top } = look
  return (
    behind(look) +
    shape('M-62 4V-56a42 42 0 0 1 42-42h40a42 42 0 0 1 42 42V4z', top) +
    box(-14, -122, 28, 34, shade(skin), 12) +
    disc(0, -146, 36, skin) +
    before(look)
  )
}

/** An arm from the shoulder over the elbow to the hand. */
export function arm(look: Look, path: string, handX: number, handY: number): string {
  return line(path, shade(look.top), 26) + disc(handX, handY, 15, look.skin)
}

export function apron(): string {
  return (
    line('M-26-96-22-58M26-96 22-58', sand, 8) +
    shape('M-30-62h60v66h-60z', sand) +
    box(-14, -30, 28, 20, '#E6CC97', 4)
  )
}
