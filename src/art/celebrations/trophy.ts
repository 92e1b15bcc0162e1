import { confetti } from './confetti'
import { star, type Drawing, type Piece } from './drawing'

const cup: Piece = {
  shapes: [
    {
      path: 'M34 30L14 30C14 54 24 64 42 66M86 30L106 30C106 54 96 64 78 66',
      colour: 'brass',
      line: 7,
    },
    { path: 'M30 18L90 18L90 48C90 68 78 82 60 82C42 82 30 68 30 48Z', colour: 'sun' },
    { path: 'M60 18L90 18L90 48C90 68 78 82 60 82Z', colour: 'sunShade' },
    {
      path: 'M31 13L89 13C91.8 13 94 15.2 94 18C94 20.8 91.8 23 89 23L31 23C28.2 23 26 20.8 26 18C26 15.2 28.2 13 31 13Z',
      colour: 'sun',
    },
    {
      path: 'M60 13L89 13C91.8 13 94 15.2 94 18C94 20.8 91.8 23 89 23L60 23Z',
      colour: 'sunShade',
    },
    { path: 'M54 80L66 80L66 94L54 94Z', colour: 'brass' },
    { path: 'M40 104C40 96 46 92 60 92C74 92 80 96 80 104Z', colour: 'ink' },
    {
      path: 'M37 102L83 102C84.7 102 86 103.3 86 105L86 108C86 109.7 84.7 111 83 111L37 111C35.3 111 34 109.7 34 108L34 105C34 103.3 35.3 102 37 102Z',
      colour: 'base',
    },
  ],
  origin: [60, 111],
  at: [220, 158],
  size: 1.25,
  enters: { takes: 500, from: [0, 20], size: 0.8, by: 'fading' },
}

const compassStar: Piece = {
  shapes: [
    { path: star(20), colour: 'navy' },
    {
      path: 'M0 0L-4.5 -4.5L0 -20ZM0 0L4.5 4.5L20 0ZM0 0L-4.5 4.5L0 20ZM0 0L-4.5 -4.5L-20 0Z',
      colour: 'white',
    },
  ],
  at: [220, 78],
  size: 1.25,
  enters: { after: 400, takes: 500, size: 0, turn: -90 },
}

/** The trophy cup for a finished path, with confetti. */
export const trophy: Drawing = {
  width: 440,
  height: 188,
  fills: true,
  pieces: [...confetti, cup, compassStar],
}
