import { createContext } from 'react'
import type { IconName } from '@/ui/icons/Icon'

/** One more entry of the menu, which only some builds have. The menu closes first. */
export type MenuExtra = { icon: IconName; label: string; onChoose: () => void }

export const MenuExtraContext = createContext<MenuExtra | null>(null)
