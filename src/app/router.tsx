import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import ForgotPasswordScreen from '@/screens/forgot-password/ForgotPasswordScreen'
import LandingScreen from '@/screens/landing/LandingScreen'
import ResetPasswordScreen from '@/screens/reset-password/ResetPasswordScreen'
import SignInScreen from '@/screens/sign-in/SignInScreen'
import SignUpScreen from '@/screens/sign-up/SignUpScreen'
import { ErrorPage } from './ErrorPage'
import { RequireSession } from './RequireSession'
import { RootLayout } from './RootLayout'
import { LoadingScreen, ScreenOutlet } from './ScreenOutlet'
import { Shell } from './Shell'

type ScreenModule = { default: React.ComponentType }

/** A screen in a chunk of its own. */
const lazy = (load: () => Promise<ScreenModule>) => async () => ({
  Component: (await load()).default,
})

/** Another address of sign-in, where a reset leads. */
function Login() {
  return <Navigate to={paths.signIn} replace state={useLocation().state} />
}

/** Landing and account screens are in the entry chunk. React Router ignores the case of addresses. */
const publicScreens: RouteObject[] = [
  { path: paths.signUp, element: <SignUpScreen /> },
  { path: paths.signIn, element: <SignInScreen /> },
  { path: paths.forgotPassword, element: <ForgotPasswordScreen /> },
  // The token may be in the query or the last part of the path.
  { path: `${paths.resetPassword}/*`, element: <ResetPasswordScreen /> },
  { path: paths.survey, lazy: lazy(() => import('@/screens/survey/SurveyScreen')) },
]

const skillMap = lazy(() => import('@/screens/skill-map/SkillMapScreen'))

const signedInScreens: RouteObject[] = [
  { path: paths.lifeGoals, lazy: lazy(() => import('@/screens/onboarding/OnboardingScreen')) },
  {
    path: paths.skillSelection,
    lazy: lazy(() => import('@/screens/skill-selection/SkillSelectionScreen')),
  },
  { path: paths.skillMap, lazy: skillMap },
  { path: `${paths.skillMap}/:categoryId`, lazy: skillMap },
  {
    path: paths.learningPath,
    lazy: lazy(() => import('@/screens/learning-path/LearningPathScreen')),
  },
  {
    path: paths.lessonFeedback,
    lazy: lazy(() => import('@/screens/lesson-feedback/LessonFeedbackScreen')),
  },
  {
    path: `${paths.learningPath}/:nodeType`,
    lazy: lazy(() => import('@/screens/module/ModuleScreen')),
  },
  { path: paths.settings, lazy: lazy(() => import('@/screens/settings/SettingsScreen')) },
]

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: (
      <main id="main" tabIndex={-1}>
        <ErrorPage />
      </main>
    ),
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { path: paths.landing, element: <LandingScreen /> },
      {
        element: <Shell />,
        children: [
          {
            // On the lazy routes themselves a chunk that does not load would render nothing.
            errorElement: <ErrorPage />,
            children: [
              { element: <ScreenOutlet />, children: publicScreens },
              { element: <RequireSession />, children: signedInScreens },
            ],
          },
        ],
      },
      { path: paths.login, element: <Login /> },
      { path: '*', element: <Navigate to={paths.landing} replace /> },
    ],
  },
]

/** The route table as React Router's routes. */
export const createRouter = () => createBrowserRouter(routes)
