import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { styleCache, theme } from './theme'
import './fonts-beyond.css'
import './fonts.css'
import './tokens.css'
import './global.css'

/**
 * Provides MUI's theme. The colors are custom properties (token-variables.ts): light or dark
 * follows the system unless the learner's look says otherwise (look.ts).
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
