import { failureSwitch } from '@/api/qa/failure-switch'
import { watchCalls } from '@/api/qa/watched-calls'
import type { MenuExtra } from '@/features/side-menu/SideMenu'
import type { QaControls } from './QaLayer'

let layer: Promise<QaControls> | undefined

/** Loads the chunk of the panel on first use; if that fails, the next press tries again. */
function withLayer(use: (qa: QaControls) => void): void {
  layer ??= import('./QaLayer').then(({ mountQaLayer }) => mountQaLayer())
  layer.then(use, () => {
    layer = undefined
  })
}

const openPanel = () => withLayer((qa) => qa.openPanel())

// Not translated: the name is the same in every language, and the texts of the panel load with it.
const menuEntry: MenuExtra = { icon: 'help', label: 'QA', onChoose: openPanel }

/** Alt+Shift+Q. A Mac types another character with these keys, so check `code` too. */
function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, key, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && (/^q$/i.test(key) || code === 'KeyQ')
}

/** Whether the environment banner shows on this host: the same rule as in environment-banner.css. */
const hasBanner = () => /dev|stg/.test(document.documentElement.dataset.host ?? '')

/**
 * On develop and staging hosts: logs the calls and listens for the shortcut; panel and strip load when needed.
 * Returns the entry of the side menu; null on any other host.
 */
export function startQa(): MenuExtra | null {
  if (!hasBanner()) return null
  watchCalls()
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    openPanel()
  })
  // A failure switch that was on before a reload must stay visible.
  if (failureSwitch.current() !== undefined) withLayer(() => {})
  return menuEntry
}
