import { namedKind, type Kind } from '@/art/kinds/kinds'

/** The kind whose icon a skill shows; knowledge where the server names none that is known. */
export const skillKind = (iconType: string): Kind => namedKind(iconType) ?? 'knowledge'
