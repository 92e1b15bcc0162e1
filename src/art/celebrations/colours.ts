import styles from './colours.module.css'

export type Colour =
  | 'navy'
  | 'white'
  | 'coral'
  | 'coralEdge'
  | 'sky'
  | 'blue'
  | 'leaf'
  | 'leafShade'
  | 'sand'
  | 'sandShade'
  | 'sun'
  | 'sunShade'
  | 'brass'
  | 'skin'
  | 'hair'
  | 'wood'
  | 'ink'
  | 'base'
  | 'sea'
  | 'wave'
  | 'route'
  | 'done'
  | 'ahead'
  | 'aheadEdge'
  | 'goldEdge'

/** Of a shape: its colour, and where it is a line, how wide and whether it is dotted. */
export type Painted = { colour: Colour; line?: number; dotted?: boolean }

/** The classes that paint a shape: colours follow light and dark, in the still and the moving picture. */
export function classesOf({ colour, line, dotted }: Painted): string {
  const kind = line === undefined ? styles.area : styles.line
  return [styles[colour], kind, dotted ? styles.dotted : ''].filter(Boolean).join(' ')
}
