import i18next from 'i18next'
import { createRoot, type Root } from 'react-dom/client'
import { startI18n } from '@/i18n/i18n'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { QaPanel } from './QaPanel'

let root: Root | undefined

/** Opens the panel in a root of its own, since the app may have failed. */
export async function showPanel(): Promise<void> {
  if (!i18next.language) startI18n()
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <ThemeRoot>
      <QaPanel onClose={() => root?.render(null)} />
    </ThemeRoot>,
  )
}
