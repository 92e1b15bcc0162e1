import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { chooseLanguage, currentLanguage } from '@/i18n/i18n'
import { showPageLanguage } from '@/i18n/page-language'
import { session } from '@/learner/session'
import { focusHeading } from '../shell/focus-heading'
import { chooseLandingLanguage, connectLanding, showView } from './landing'

/** Shows the landing page that stands in index.html, and answers for it while the app runs. */
export function LandingScreen() {
  const navigate = useNavigate()

  useLayoutEffect(() => {
    connectLanding({
      chooseLanguage: (language) => {
        // Its own words are in the page; those of the app may have to be fetched.
        chooseLandingLanguage(language)
        chooseLanguage(language)
      },
      go: (path) => void navigate(path),
    })
    if (session.status().kind === 'active') document.documentElement.dataset.session = ''
    else delete document.documentElement.dataset.session
    document.title = 'Norte'
    showView('landing')
    window.scrollTo(0, 0)
    focusHeading('#landing')
    return () => {
      // Where the texts of its language did not come, the app has another one.
      showPageLanguage(currentLanguage())
      showView('app')
    }
  }, [navigate])

  return null
}
