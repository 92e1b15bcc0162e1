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

/** The colour of a shape; for a line also its width and whether it is dotted. */
export type Painted = { colour: Colour; line?: number; dotted?: boolean }

/** The CSS classes that paint a shape, so that still picture and animation both follow light and dark mode. */
export function classesOf({ colour, line, dotted }: Painted): string {
  const kind = line === undefined ? styles.area : styles.line
  return [styles[colour], kind, dotted ? styles.dotted : ''].filter(Boolean).join(' ')
}
