import type { Extra } from '@/ui/extras/extras'
import { startRecording } from './records'

/** Loads the panel on first use. */
const openPanel = async () => (await import('./show-panel')).showPanel()

/** Alt+Shift+Q. A Mac types another character with these keys, so check `code` too. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, key, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && (/^q$/i.test(key) || code === 'KeyQ')

function start(): void {
  startRecording()
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    void openPanel()
  })
}

const isForTesters = import.meta.env.MODE === 'develop' || import.meta.env.MODE === 'staging'

/**
 * For testers: which build this is, its last calls and problems, and a text of these to copy. It changes nothing. Builds
 * for learners contain none of it, since the bundler drops what this condition leaves out.
 */
export const qa: Extra = isForTesters
  ? { menu: { icon: 'help', words: () => 'QA', onChoose: () => void openPanel() }, start }
  : {}
