import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'
import './contrast.css'
import './fonts-beyond.css'
import './global.css'

const [lightVariables] = theme
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries(sheet))
  .filter(([selector]) => selector.includes('light'))
  .map(([, variables]) => variables)

/** Prints in light colors. */
const print = <GlobalStyles styles={{ '@media print': { ':root[data-colors]': lightVariables } }} />

/** Provides MUI's theme. Light or dark is set by appearance.ts, so MUI neither stores nor sets it. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    // MUI's styles come first, so that CSS Modules override them.
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} noSsr storageManager={null} colorSchemeNode={null}>
        <CssBaseline />
        {print}
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
