import { matchPath } from 'react-router-dom'
import { loadClient } from '@/api/transport/call'
import { paths } from '@/config/paths'
import { fetchScreen, lazyScreen, type ScreenFile } from './load-screen'

/** A row of the route table (rules.md#routes). Addresses match in any case. */
export type Route = {
  path: string
  access: 'public' | 'signed-in'
  load: () => Promise<ScreenFile>
}

/** THE route table: an address, who may see it, and its screen. */
export const routeTable = [
  { path: paths.signUp, access: 'public', load: () => import('@/screens/SignUpScreen') },
  { path: paths.signIn, access: 'public', load: () => import('@/screens/SignInScreen') },
  {
    path: paths.forgotPassword,
    access: 'public',
    load: () => import('@/screens/ForgotPasswordScreen'),
  },
  {
    // The token may be the last part of the address.
    path: `${paths.resetPassword}/*`,
    access: 'public',
    load: () => import('@/screens/ResetPasswordScreen'),
  },
  { path: paths.feedback, access: 'public', load: () => import('@/screens/SurveyScreen') },
  { path: paths.help, access: 'public', load: () => import('@/screens/HelpScreen') },
  { path: paths.settings, access: 'signed-in', load: () => import('@/screens/SettingsScreen') },
  { path: paths.myPage, access: 'signed-in', load: () => import('@/screens/MyPageScreen') },
  { path: paths.reminders, access: 'signed-in', load: () => import('@/screens/RemindersScreen') },
  { path: paths.lifeGoals, access: 'signed-in', load: () => import('@/screens/OnboardingScreen') },
  {
    path: paths.skillSelection,
    access: 'signed-in',
    load: () => import('@/screens/SkillSelectionScreen'),
  },
  { path: paths.continue, access: 'signed-in', load: () => import('@/screens/ContinueScreen') },
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

/** Other names of a screen: they lead to its address, replacing the history entry. */
export const aliases: Readonly<Record<string, string>> = {
  '/login': paths.signIn,
}

/** The frame of every screen but the landing; it brings theme, data and toasts with it. */
export const loadLayout = () =>
  import('./shell/AppLayout').then((file) => ({ default: file.AppLayout }))

/** What every signed-in screen stands in. */
export const loadLearnersData = () =>
  import('./LearnersData').then((file) => ({ default: file.LearnersData }))

export const screens = routeTable.map((route) => ({
  path: route.path,
  access: route.access,
  Screen: lazyScreen(route.load),
}))

/** Fetches the files of an address at once, side by side. Done when all came or failed, which is shown where they are used. */
export async function preloadRoute(pathname: string): Promise<void> {
  const route = routeTable.find(({ path }) => matchPath({ path, end: true }, pathname))
  if (!route) return
  // A form can be read before the client is there (AuthPanel); any other screen begins with a call.
  const learners = route.access === 'signed-in' ? [loadClient(), fetchScreen(loadLearnersData)] : []
  await Promise.allSettled([fetchScreen(loadLayout), fetchScreen(route.load), ...learners])
}
