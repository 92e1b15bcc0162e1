import { Suspense, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Loading } from '@/ui/states/Loading'
import { SignedIn } from './access'
import { prefetches } from './prefetches'
import { aliases, screens, type FirstScreen } from './routes'
import { AppLayout } from './shell/AppLayout'
import { Shell } from './shell/Shell'

/** The route table as React Router route objects; only the landing renders outside the shell. */
function routesWith(first: FirstScreen | undefined): RouteObject[] {
  const rows = screens.map(({ path, access, Screen: Lazy }) => {
    const Screen = first?.path === path ? first.Screen : Lazy
    const screen = (
      <WhenLoaded>
        <Screen />
      </WhenLoaded>
    )
    if (access === 'public') return { path, element: screen }
    const Prefetch = prefetches[path]
    return {
      path,
      element: (
        <SignedIn>
          {Prefetch && <Prefetch />}
          {screen}
        </SignedIn>
      ),
    }
  })
  const isLanding = ({ path }: { path: string }) => path === paths.landing
  return [
    {
      element: <AppLayout />,
      children: [
        ...rows.filter(isLanding),
        { element: <Shell />, children: rows.filter((row) => !isLanding(row)) },
        ...Object.entries(aliases).map(([path, to]) => ({
          path,
          element: <Navigate to={to} replace />,
        })),
        { path: '*', element: <Navigate to={paths.landing} replace /> },
      ],
    },
  ]
}

/** A Suspense boundary keyed by address, so that React unmounts the old screen while the next chunk loads. */
function WhenLoaded({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Suspense key={pathname} fallback={<Loading label={t('shell.loadingPage')} />}>
      {children}
    </Suspense>
  )
}

/** Renders the route table; an unknown address redirects to the landing (rules.md#routes). */
export function AppRoutes({ first }: { first: FirstScreen | undefined }) {
  return useRoutes(useMemo(() => routesWith(first), [first]))
}
