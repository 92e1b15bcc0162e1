import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PicturesContext, type ThemePictures } from './pictures'
import { styleCache, theme } from './theme'
import './fonts-beyond.css'
import './fonts.css'
import './tokens.css'
import './global.css'

type ThemeRootProps = { pictures: ThemePictures; children: ReactNode }

/**
 * Provides MUI's theme and the theme's pictures. The colors are custom properties (token-variables.ts): light or dark
 * follows the system unless the learner's look says otherwise (look.ts).
 */
export function ThemeRoot({ pictures, children }: ThemeRootProps) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} storageManager={null}>
        <PicturesContext value={pictures}>{children}</PicturesContext>
      </ThemeProvider>
    </CacheProvider>
  )
}
