import { circle, star, type Drawing } from './drawing'

/** A flag is raised on an island, for a challenge. */
export const challenge: Drawing = {
  width: 230,
  height: 230,
  pieces: [
    {
      shapes: [
        { path: circle(115, 115, 115), colour: 'sea' },
        {
          path: 'M4 144C22 132 46 134 66 148C100 170 132 166 164 146C186 154 208 152 226 144C213 194 168 230 115 230C62 230 17 194 4 144Z',
          colour: 'sky',
        },
        {
          path: 'M31 174C40 152 76 140 115 140C154 140 190 152 199 174C180 187 148 193 115 193C82 193 50 187 31 174Z',
          colour: 'sandShade',
        },
        {
          path: 'M31 174C40 150 76 136 115 136C154 136 190 150 199 174C180 181 148 185 115 185C82 185 50 181 31 174Z',
          colour: 'sand',
        },
        { path: 'M57 167C62 132 84 109 115 109L115 173C92 173 72 171 57 167Z', colour: 'leaf' },
        {
          path: 'M173 167C168 132 146 109 115 109L115 173C138 173 158 171 173 167Z',
          colour: 'leafShade',
        },
        { path: 'M109 38L109 132', colour: 'ink', line: 9 },
      ],
    },
    {
      shapes: [{ path: 'M114 37L184 37L167 60L184 84L114 84Z', colour: 'coral' }],
      enters: { takes: 600, from: [0, 44], by: 'fading' },
    },
    {
      shapes: [{ path: star(17), colour: 'white' }],
      at: [138, 60],
      enters: { after: 500, takes: 400, size: 0, turn: -90 },
    },
  ],
}
