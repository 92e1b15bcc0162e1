import { namedKind } from '@/art/kinds/kinds'

/** The island that goes with a kind of node; a plain one where the kind names no place. */
export function islandOfLesson(nodeType: string): 'cooking' | 'finances' | 'social' | 'generic' {
  switch (namedKind(nodeType)) {
    case 'recipe':
      return 'cooking'
    case 'budget':
      return 'finances'
    case 'conflict':
    case 'conversation':
      return 'social'
    default:
      return 'generic'
  }
}
