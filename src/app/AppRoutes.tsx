import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { SignedIn } from './access'
import { LandingScreen } from './landing/LandingScreen'
import { loadScreen } from './load-screen'
import { aliases, loadLayout, screens } from './routes'

const AppLayout = lazy(() => loadScreen(loadLayout))

/** Draws the route table; any address outside it leads to the landing (rules.md#routes). */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={paths.landing} element={<LandingScreen />} />
        <Route element={<AppLayout />}>
          {screens.map(({ path, access, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                access === 'public' ? (
                  <Screen />
                ) : (
                  <SignedIn>
                    <Screen />
                  </SignedIn>
                )
              }
            />
          ))}
        </Route>
        {Object.entries(aliases).map(([alias, path]) => (
          <Route key={alias} path={alias} element={<Navigate to={path} replace />} />
        ))}
        <Route path="*" element={<Navigate to={paths.landing} replace />} />
      </Routes>
    </Suspense>
  )
}
