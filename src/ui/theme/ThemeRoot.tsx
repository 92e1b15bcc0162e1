import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'
import './fonts.css'
import './global.css'

/**
 * The look of everything inside. The colours themselves are custom properties in the page's inline
 * style (token-variables.ts): light or dark is the system's choice, so there is nothing to store.
 * The library's styles come first in the page, so that our own rules win without tricks.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
