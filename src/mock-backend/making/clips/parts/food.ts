import { brown, carrotOrange, coral, gold, green, leaf, sand, white } from './palette'
import { at, disc, line, oval, shape } from './shapes'

export function carrot(): string {
  return (
    line('M-52-2-74-14M-52 0-78 2M-52 2-72 16', green, 7) +
    shape('M-56-15c26-5 84 2 116 15-32 13-90 20-116 15-8-6-8-24 0-30z', carrotOrange) +
    line('M-32-10v9M-8 12v-9M16-8v7', '#C96A22', 3)
  )
}

export function onion(): string {
  return (
    line('M-5-36-12-50M2-36v-16M8-34l8-12', leaf, 5) +
    shape('M0-40c8 12 36 16 36 42 0 22-16 34-36 34s-36-12-36-34c0-26 28-30 36-42z', '#D9A25A') +
    line('M-2-24c-14 12-20 34-12 54M4-24c14 12 18 34 10 54', '#B87F38', 3)
  )
}

export function potato(): string {
  return (
    shape(
      'M-44 4c-4-24 18-36 42-32 26-6 48 10 46 30 0 22-22 32-46 30-24 2-42-8-42-28z',
      '#CFA268',
    ) +
    disc(-18, -8, 3, '#A97C44') +
    disc(10, 12, 3, '#A97C44') +
    disc(22, -8, 3, '#A97C44') +
    disc(-10, 16, 2.5, '#A97C44')
  )
}

/** A bowl; its filling shows as a strip of color at the rim. */
function bowl(filling: string, colour: string = coral): string {
  return (
    oval(0, -16, 54, 15, '#A93D1F') +
    oval(0, -15, 49, 12, filling) +
    shape('M-54-16h108c0 30-20 48-34 50h-40c-14-2-34-20-34-50z', colour) +
    shape('M-54-16a54 15 0 0 0 108 0v4a54 15 0 0 1-108 0z', white)
  )
}

export function lentils(): string {
  const dots = [
    [-30, -18],
    [-16, -24],
    [-2, -19],
    [12, -25],
    [26, -19],
    [-22, -12],
    [4, -11],
    [20, -12],
    [-9, -13],
  ]
  return (
    bowl('#D9703A', '#3C86BF') + dots.map(([x = 0, y = 0]) => oval(x, y, 5, 3, '#B5502A')).join('')
  )
}

export function soupBowl(): string {
  return (
    bowl('#E0A04A') +
    oval(-20, -17, 6, 3, carrotOrange) +
    oval(4, -20, 6, 3, sand) +
    oval(22, -15, 6, 3, carrotOrange) +
    oval(-4, -11, 5, 3, green)
  )
}

export function steam(): string {
  return line('M-18 0c-9-12 9-18 0-32M0-6c-9-12 9-18 0-32M18 0c-9-12 9-18 0-32', '#7FB2D6', 6)
}

function cube(colour: string, side: string, top: string): string {
  return (
    shape('M-13-7h22v22h-22z', colour) +
    shape('M-13-7l6-7h22l-6 7z', top) +
    shape('M9-7l6-7v22l-6 7z', side)
  )
}

export const carrotCube = (): string => cube(carrotOrange, '#C96A22', '#F2BB89')
export const potatoCube = (): string => cube('#EBD08F', '#CDAE63', '#F3E3BC')
export const onionBit = (): string =>
  shape('M-16 6c0-16 32-16 32 0-8-6-24-6-32 0z', '#E9DCC0') +
  line('M-14 4c4-9 24-9 28 0', '#C9AE7A', 2)

export function apple(): string {
  return (
    shape(
      'M0-22c-8-8-36-8-36 18 0 22 18 40 26 40 5 0 6-3 10-3s5 3 10 3c8 0 26-18 26-40 0-26-28-26-36-18z',
      coral,
    ) +
    line('M0-22c0-8 3-14 8-18', brown, 5) +
    shape('M8-34c6-10 16-10 22-8-4 10-14 12-22 8z', leaf)
  )
}

export function basket(): string {
  return (
    shape('M-54-6h108l-12 52h-84z', gold) +
    line('M-44 12h88M-40 30h80M-24-4l6 48M24-4l-6 48M0-4v48', '#A87012', 4) +
    line('M-40-6c0-52 80-52 80 0', gold, 7)
  )
}

/** A basket with an apple, a loaf and greens sticking out. */
export function foodBasket(): string {
  return (
    at(-24, -14, apple(), 0.55) +
    shape('M-4-8v-26a14 14 0 0 1 28 0v26z', '#CFA268') +
    shape('M22-6c0-26 8-34 20-38 4 16 0 30-6 38z', leaf) +
    basket()
  )
}
