import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { DemoSlotsContext, type DemoSlots } from '@/features/auth/form/demo-slots'
import { ExtrasContext } from '@/ui/extras/extras'
import { AppRoutes } from './AppRoutes'
import { extras } from './extras'
import type { FirstScreen } from './routes'

type AppProps = {
  demo?: DemoSlots | null
  first?: FirstScreen | undefined
  /** BrowserRouter in the browser, StaticRouter when a page is prerendered. */
  Router?: ComponentType<{ children: ReactNode }>
}

const PageRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)

/**
 * The whole app. Navigation does not use React transitions: these would keep the old screen, with buttons that still
 * work, until the chunk of the next screen has loaded.
 */
export function App({ demo = null, first, Router = PageRouter }: AppProps) {
  return (
    <StrictMode>
      <Router>
        <DemoSlotsContext value={demo}>
          <ExtrasContext value={extras}>
            <AppRoutes first={first} />
          </ExtrasContext>
        </DemoSlotsContext>
      </Router>
    </StrictMode>
  )
}
