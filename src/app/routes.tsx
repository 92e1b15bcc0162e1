import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Route } from '@/ui/extras/extras'
import { extras } from './extras'
import { lazyScreen } from './lazy-screen'

/** The route table: for each address who may see it, and its screen. */
export const routeTable = [
  { path: paths.landing, access: 'public', load: () => import('@/screens/LandingScreen') },
  { path: paths.signUp, access: 'public', load: () => import('@/screens/SignUpScreen') },
  { path: paths.signIn, access: 'public', load: () => import('@/screens/SignInScreen') },
  {
    path: paths.forgotPassword,
    access: 'public',
    load: () => import('@/screens/ForgotPasswordScreen'),
  },
  {
    // The token may be in the query or the last part of the path.
    path: `${paths.resetPassword}/*`,
    access: 'public',
    load: () => import('@/screens/ResetPasswordScreen'),
  },
  { path: paths.feedback, access: 'public', load: () => import('@/screens/SurveyScreen') },
  { path: paths.lifeGoals, access: 'signed-in', load: () => import('@/screens/OnboardingScreen') },
  {
    path: paths.skillSelection,
    access: 'signed-in',
    load: () => import('@/screens/SkillSelectionScreen'),
  },
  { path: paths.skillMap, access: 'signed-in', load: () => import('@/screens/SkillMapScreen') },
  {
    path: `${paths.skillMap}/:categoryId`,
    access: 'signed-in',
    load: () => import('@/screens/SkillMapScreen'),
  },
  {
    path: paths.learningPath,
    access: 'signed-in',
    load: () => import('@/screens/LearningPathScreen'),
  },
  {
    path: paths.lessonRating,
    access: 'signed-in',
    load: () => import('@/screens/LessonRatingScreen'),
  },
  {
    path: `${paths.learningPath}/:nodeType`,
    access: 'signed-in',
    load: () => import('@/screens/ModuleScreen'),
  },
] as const satisfies readonly Route[]

/** Other addresses of a screen: they redirect to its own, replacing the history entry. */
export const aliases: Readonly<Record<string, string>> = {
  [paths.login]: paths.signIn,
}

/** The route table with the rows of the guests. */
export const routes: readonly Route[] = [
  ...routeTable,
  ...extras.flatMap((extra) => extra.routes ?? []),
]

export const screens = routes.map((route) => ({ ...route, Screen: lazyScreen(route.load) }))

/** The row of an address; undefined for a redirect or an unknown address. */
const routeOf = (pathname: string): Route | undefined =>
  routes.find(({ path }) => matchPath({ path, end: true }, pathname))

/** The screen of the first address, loaded before React renders, so that hydration does not suspend. */
export type FirstScreen = { path: string; Screen: ComponentType }

/** Loads it; undefined for a redirect or an unknown address. Throws if the chunk does not load. */
export async function loadFirstScreen(pathname: string): Promise<FirstScreen | undefined> {
  const route = routeOf(pathname)
  return route && { path: route.path, Screen: (await route.load()).default }
}
