import { render as renderBare } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ThemeRoot } from '@/theme/ThemeRoot'

/** Renders a component by itself, with the theme that its styles need. */
export const render = (ui: ReactNode) => renderBare(ui, { wrapper: ThemeRoot })
