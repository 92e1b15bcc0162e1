import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { DemoSlotsContext, type DemoSlots } from '@/features/auth/form/demo-slots'
import { MenuExtraContext, type MenuExtra } from '@/features/side-menu/menu-extra'
import { AppRoutes } from './AppRoutes'

type AppProps = {
  demo?: DemoSlots | null
  menuExtra?: MenuExtra | null
  /** Who knows the address: the browser, unless a page is built. */
  Router?: ComponentType<{ children: ReactNode }>
}

const PageRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)

/**
 * The whole app. `useTransitions` is off so that a screen whose file is still on its way says that
 * it is loading, instead of leaving the old screen there as if nothing had happened.
 */
export function App({ demo = null, menuExtra = null, Router = PageRouter }: AppProps) {
  return (
    <StrictMode>
      <Router>
        <DemoSlotsContext value={demo}>
          <MenuExtraContext value={menuExtra}>
            <AppRoutes />
          </MenuExtraContext>
        </DemoSlotsContext>
      </Router>
    </StrictMode>
  )
}
