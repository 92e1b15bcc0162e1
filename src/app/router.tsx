import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import { loadChunk } from '@/lib/load-chunk'
import ForgotPasswordScreen from '@/screens/ForgotPasswordScreen'
import LandingScreen from '@/screens/LandingScreen'
import ResetPasswordScreen from '@/screens/ResetPasswordScreen'
import SignInScreen from '@/screens/SignInScreen'
import SignUpScreen from '@/screens/SignUpScreen'
import { SignedIn } from './access'
import { ErrorPage } from './ErrorPage'
import { RootLayout } from './shell/RootLayout'
import { LoadingScreen } from './shell/ScreenOutlet'
import { Shell } from './shell/Shell'

type ScreenModule = { default: React.ComponentType }

/** A screen in a chunk of its own. */
const lazy = (load: () => Promise<ScreenModule>) => async () => ({
  Component: (await loadChunk(load)).default,
})

/** Landing and account screens are in the entry chunk; addresses match in any case. */
const publicScreens: RouteObject[] = [
  { path: paths.signUp, element: <SignUpScreen /> },
  { path: paths.signIn, element: <SignInScreen /> },
  { path: paths.forgotPassword, element: <ForgotPasswordScreen /> },
  // The token may be in the query or the last part of the path.
  { path: `${paths.resetPassword}/*`, element: <ResetPasswordScreen /> },
  { path: paths.feedback, lazy: lazy(() => import('@/screens/SurveyScreen')) },
]

const skillMap = lazy(() => import('@/screens/SkillMapScreen'))

const signedInScreens: RouteObject[] = [
  { path: paths.lifeGoals, lazy: lazy(() => import('@/screens/OnboardingScreen')) },
  { path: paths.skillSelection, lazy: lazy(() => import('@/screens/SkillSelectionScreen')) },
  { path: paths.skillMap, lazy: skillMap },
  { path: `${paths.skillMap}/:categoryId`, lazy: skillMap },
  { path: paths.learningPath, lazy: lazy(() => import('@/screens/LearningPathScreen')) },
  { path: paths.lessonRating, lazy: lazy(() => import('@/screens/LessonRatingScreen')) },
  {
    path: `${paths.learningPath}/:nodeType`,
    lazy: lazy(() => import('@/screens/ModuleScreen')),
  },
  { path: paths.settings, lazy: lazy(() => import('@/screens/settings/SettingsScreen')) },
]

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { path: paths.landing, element: <LandingScreen /> },
      {
        element: <Shell />,
        children: [
          {
            // On the lazy routes themselves a chunk that does not load would render nothing.
            errorElement: <ErrorPage />,
            children: [...publicScreens, { element: <SignedIn />, children: signedInScreens }],
          },
        ],
      },
      { path: paths.login, element: <Navigate to={paths.signIn} replace /> },
      { path: '*', element: <Navigate to={paths.landing} replace /> },
    ],
  },
]

/** The route table as React Router's routes. */
export const createRouter = () => createBrowserRouter(routes)
