import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/controls/Button'
import { showToast } from '@/ui/feedback/toasts'

type ExportButtonsProps = {
  /** Part of the page is still loading. */
  isLoading: boolean
  /** Renders the page as it is now into an image file. */
  draw: () => Promise<File>
  title: string
}

/** Buttons to print the page, save it as an image, or share the image on devices with a share sheet. */
export function ExportButtons({ isLoading, draw, title }: ExportButtonsProps) {
  const { t } = useTranslation('my-page')
  const [busy, setBusy] = useState<'picture' | 'share'>()
  const [isShareable] = useState(canShare)

  const exportPicture = async (
    way: 'picture' | 'share',
    onFile: (file: File) => Promise<void> | void,
  ) => {
    setBusy(way)
    try {
      await onFile(await draw())
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
          void exportPicture('picture', (file) => {
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
          onClick={() => void exportPicture('share', (file) => shareFile(file, title))}
        >
          {t('keep.share')}
        </Button>
      )}
    </>
  )
}

/** Whether the Web Share API takes an image file on this device. */
function canShare(): boolean {
  // Older browsers have neither method, although TypeScript's types always do.
  const { share, canShare: can } = navigator as Partial<Navigator>
  const picture = new File([''], 'page.png', { type: 'image/png' })
  return share !== undefined && (can?.call(navigator, { files: [picture] }) ?? false)
}

/** Opens the share sheet. Closing it rejects with an AbortError, which is no failure. */
async function shareFile(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}
