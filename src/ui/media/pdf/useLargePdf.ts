import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../feedback/toasts'

const loadView = () => import('./reader/LargePdf')
type View = Awaited<ReturnType<typeof loadView>>['LargePdf']

/** The pdf on the whole window: few open it, so its file comes with the first press. */
export function useLargePdf() {
  const { t } = useTranslation()
  const [LargePdf, setView] = useState<View | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)

  const open = async () => {
    setOpening(true)
    try {
      const { LargePdf: view } = await loadView()
      setView(() => view)
      setOpen(true)
    } catch {
      showToast({ kind: 'error', text: `${t('ui.pdf.notShown')} ${t('ui.pdf.notShownHint')}` })
    } finally {
      setOpening(false)
    }
  }
  return { LargePdf, isOpen, isOpening, open, close: () => setOpen(false) }
}
