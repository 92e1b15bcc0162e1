import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/controls/Button'
import { showToast } from '@/ui/feedback/toasts'

type KeepPageProps = {
  /** Something of the page is on its way. */
  isLoading: boolean
  /** Draws the page as it is now. */
  draw: () => Promise<File>
  title: string
}

/** Print the page, save it as a picture, or share that where the device can. */
export function KeepPage({ isLoading, draw, title }: KeepPageProps) {
  const { t } = useTranslation('my-page')
  const [busy, setBusy] = useState<'picture' | 'share'>()
  const [isShareable] = useState(canShare)

  const drawn = async (way: 'picture' | 'share', hand: (file: File) => Promise<void> | void) => {
    setBusy(way)
    try {
      await hand(await draw())
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      showToast({ kind: 'error', text: t(isRefused ? 'keep.shareFailed' : 'keep.failed') })
    }
    setBusy(undefined)
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        startIcon="print"
        busy={isLoading}
        onClick={() => window.print()}
      >
        {t('keep.print')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        startIcon="save"
        busy={isLoading || busy === 'picture'}
        onClick={() =>
          void drawn('picture', (file) => {
            saveFile(file.name, file)
            showToast({ kind: 'success', text: t('keep.saved') })
          })
        }
      >
        {t('keep.picture')}
      </Button>
      {isShareable && (
        <Button
          variant="secondary"
          size="small"
          startIcon="share"
          busy={isLoading || busy === 'share'}
          onClick={() => void drawn('share', (file) => shareFile(file, title))}
        >
          {t('keep.share')}
        </Button>
      )}
    </>
  )
}

/** Whether this device has a share sheet that takes a picture. */
function canShare(): boolean {
  // Older browsers know neither.
  const { share, canShare: can } = navigator as Partial<Navigator>
  const picture = new File([''], 'page.png', { type: 'image/png' })
  return share !== undefined && (can?.call(navigator, { files: [picture] }) ?? false)
}

/** Opens the share sheet. Who closes it has changed their mind: that is no failure. */
async function shareFile(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}
