import type { CSSProperties } from 'react'
import type { Category } from '@/api/skills'

/** The category's own color as a custom property; decoration only (design.md#colours). */
export const colorOf = ({ color }: Category): CSSProperties | undefined =>
  color === null ? undefined : { ['--category' as string]: color }
