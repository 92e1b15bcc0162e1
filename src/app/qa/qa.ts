import { failureSwitch } from '@/api/qa/failure-switch'
import { watchCalls } from '@/api/qa/watched-calls'
import type { MenuExtra } from '@/features/side-menu/SideMenu'
import type { QaControls } from './QaLayer'

let layer: Promise<QaControls> | undefined

/** Fetched when it is first needed; where that fails, the next press tries again. */
function withLayer(use: (qa: QaControls) => void): void {
  layer ??= import('./QaLayer').then(({ mountQaLayer }) => mountQaLayer())
  layer.then(use, () => {
    layer = undefined
  })
}

const openPanel = () => withLayer((qa) => qa.openPanel())

// The name is the same in every language; the texts of the panel are not here yet.
const menuEntry: MenuExtra = { icon: 'help', label: 'QA', onChoose: openPanel }

/** Alt+Shift+Q; with these keys a Mac types another character, but the key is the same. */
function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, key, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && (/^q$/i.test(key) || code === 'KeyQ')
}

/** Whether the environment banner shows here: the rule of environment-banner.css. */
const hasBanner = () => /dev|stg/.test(document.documentElement.dataset.host ?? '')

/**
 * On the hosts of QA: watches the calls and waits for the keys; panel and strip come when they are needed.
 * Gives the entry of the side menu; null on any other host.
 */
export function startQa(): MenuExtra | null {
  if (!hasBanner()) return null
  watchCalls()
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    openPanel()
  })
  // One may be on from before the page was loaded.
  if (failureSwitch.current() !== undefined) withLayer(() => {})
  return menuEntry
}
