import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'

/**
 * Our look for the component library, round each of its layers: so only what shows a layer brings the
 * library. Its styles come first in the page, so that our own rules win without tricks.
 */
export function LibraryTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
