import { Suspense } from 'react'
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import { SignedIn } from './access'
import { LandingScreen } from './landing/LandingScreen'
import { lazyScreen } from './load-screen'
import { aliases, loadLayout, screens } from './routes'

const AppLayout = lazyScreen(loadLayout)

const table: RouteObject[] = [
  { path: paths.landing, element: <LandingScreen /> },
  {
    element: <AppLayout />,
    children: screens.map(({ path, access, Screen }) => ({
      path,
      element:
        access === 'public' ? (
          <Screen />
        ) : (
          <SignedIn>
            <Screen />
          </SignedIn>
        ),
    })),
  },
  ...Object.entries(aliases).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  { path: '*', element: <Navigate to={paths.landing} replace /> },
]

/** Draws the route table; any address outside it leads to the landing (rules.md#routes). */
export function AppRoutes() {
  return <Suspense fallback={null}>{useRoutes(table)}</Suspense>
}
