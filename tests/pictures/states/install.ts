import { paths } from '@/config/paths'
import type { ScreenState, Step } from '../screen-state'
import { press } from '../steps'

const page = { mock: null, learner: 'sam', at: { address: paths.myPage } } as const

const isIphone: Step = ({ page: shown }) =>
  shown.addInitScript(() => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
  })

/** Fires an event of the browser about installing, once the page has loaded. */
const says =
  (name: 'beforeinstallprompt' | 'appinstalled'): Step =>
  async ({ page: shown, t }) => {
    await shown.getByRole('button', { name: t('install:install') }).waitFor()
    await shown.evaluate((event) => window.dispatchEvent(new Event(event)), name)
  }

/** The ways to install the app, on my page. */
export const installStates: readonly ScreenState[] = [
  {
    ...page,
    name: 'install-ios',
    before: [isIphone],
    steps: [press('install:install')],
    shows: 'install:ios.add',
  },
  {
    ...page,
    name: 'install-offered',
    steps: [says('beforeinstallprompt')],
    shows: 'install:install',
  },
  {
    ...page,
    name: 'install-installed',
    steps: [says('appinstalled')],
    shows: 'install:installed',
  },
  { ...page, name: 'install-menu', steps: [press('install:install')], shows: 'install:works' },
]
