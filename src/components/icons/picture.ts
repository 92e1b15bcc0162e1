import type { ComponentProps, FunctionComponent } from 'react'

/** A drawing: `import Boat from '@/assets/ships/marker-yacht.svg?react'`. */
export type Picture = FunctionComponent<ComponentProps<'svg'>>
