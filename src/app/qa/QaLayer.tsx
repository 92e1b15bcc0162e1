import i18next from 'i18next'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { themePictures } from '@/art/theme-pictures'
import { QaPanel } from '@/features/qa/QaPanel'
import { QaStrip } from '@/features/qa/QaStrip'
import { startI18n } from '@/i18n/i18n'
import { addQaTexts } from '@/i18n/qa-texts'
import { ThemeRoot } from '@/ui/theme/ThemeRoot'
import { screenAddress } from '../screen-address'

export type QaControls = { openPanel: () => void }

let isOpen = false
const listeners = new Set<() => void>()

function setOpen(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const plainScreen = () => screenAddress(window.location.pathname)

function QaLayer() {
  const open = useSyncExternalStore(subscribe, () => isOpen)
  return (
    <>
      <QaStrip />
      {open && <QaPanel screenAddress={plainScreen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Renders the QA strip and panel in a root of their own, so that they work even if the app fails to start. */
export async function mountQaLayer(): Promise<QaControls> {
  // The app may not have started its texts yet.
  if (!i18next.language) await startI18n()
  addQaTexts()
  const container = document.createElement('div')
  container.id = 'qa'
  document.body.prepend(container)
  createRoot(container).render(
    <StrictMode>
      <ThemeRoot pictures={themePictures}>
        <QaLayer />
      </ThemeRoot>
    </StrictMode>,
  )
  return { openPanel: () => setOpen(true) }
}
