import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { chooseLanguage } from '@/i18n/i18n'
import { session } from '@/learner/session'
import { focusHeading } from '../shell/focus-heading'
import { connectLanding, showView } from './landing'

/** Shows the landing page that stands in index.html, and answers for it while the app runs. */
export function LandingScreen() {
  const navigate = useNavigate()

  useLayoutEffect(() => {
    connectLanding({ chooseLanguage, go: (path) => void navigate(path) })
    if (session.status().kind === 'active') document.documentElement.dataset.session = ''
    else delete document.documentElement.dataset.session
    document.title = 'Norte'
    showView('landing')
    window.scrollTo(0, 0)
    focusHeading('#landing')
    return () => showView('app')
  }, [navigate])

  return null
}
