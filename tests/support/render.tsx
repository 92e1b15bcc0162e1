import { render as renderBare } from '@testing-library/react'
import type { PropsWithChildren, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ThemeRoot } from '@/theme/ThemeRoot'

const Around = ({ children }: PropsWithChildren) => (
  <MemoryRouter>
    <ThemeRoot>{children}</ThemeRoot>
  </MemoryRouter>
)

/** Renders a component by itself, with the theme that its styles need, at an address. */
export const render = (ui: ReactNode) => renderBare(ui, { wrapper: Around })
