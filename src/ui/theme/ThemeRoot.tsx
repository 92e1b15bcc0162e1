import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PicturesContext, type ThemePictures } from './pictures'
import { theme } from './theme'
import './fonts.css'
import './global.css'

type ThemeRootProps = { pictures: ThemePictures; children: ReactNode }

/**
 * The look of everything inside. The colours themselves are custom properties in the page's inline
 * style (token-variables.ts): light or dark is the system's choice, so there is nothing to store.
 * The library's styles come first in the page, so that our own rules win without tricks.
 */
export function ThemeRoot({ pictures, children }: ThemeRootProps) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} storageManager={null}>
        <PicturesContext value={pictures}>{children}</PicturesContext>
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
