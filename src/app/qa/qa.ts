import { startRecording } from './records'

/** Only builds for testers have the panel. */
export const hasQaPanel = import.meta.env.MODE === 'develop' || import.meta.env.MODE === 'staging'

/** Loads the panel on first use. The condition stands here too, so that other builds do not contain the panel. */
export async function openQaPanel(): Promise<void> {
  if (!hasQaPanel) return
  const { showPanel } = await import('./show-panel')
  await showPanel()
}

/** Alt+Shift+Q. A Mac types another character with these keys, so check `code` too. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, key, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && (/^q$/i.test(key) || code === 'KeyQ')

/** Records calls and problems from now on, and opens the panel by its shortcut or by #qa, also if the app has failed. */
export function startQaTools(): void {
  if (!hasQaPanel) return
  startRecording()
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    void openQaPanel()
  })
  const openByAddress = () => {
    if (window.location.hash === '#qa') void openQaPanel()
  }
  // For a phone, which has no such keys, also before sign-in.
  window.addEventListener('hashchange', openByAddress)
  openByAddress()
}
