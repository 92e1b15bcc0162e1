import { circle, star, type Drawing } from './drawing'

const rays = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  const reach = (distance: number) =>
    `${(60 + Math.cos(angle) * distance).toFixed(1)} ${(60 + Math.sin(angle) * distance).toFixed(1)}`
  return `M${reach(48)}L${reach(56)}`
}).join('')

const ring = circle(60, 60, 36)

/** The gold ring of a skill at 100 % closes round a star. */
export const skillComplete: Drawing = {
  width: 120,
  height: 120,
  pieces: [
    { shapes: [{ path: ring, colour: 'done' }] },
    {
      shapes: [
        { path: ring, colour: 'goldEdge', line: 11 },
        { path: ring, colour: 'sun', line: 7 },
      ],
      enters: { takes: 700, by: 'drawing' },
    },
    {
      shapes: [{ path: star(26), colour: 'white' }],
      at: [60, 60],
      enters: { after: 300, takes: 500, size: 0, turn: -90 },
    },
    {
      shapes: [{ path: rays, colour: 'goldEdge', line: 4 }],
      enters: { after: 700, takes: 500, by: 'drawing' },
    },
  ],
}
