import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { useSlow } from '@/lib/useSlow'

export type WriteNoteProps = {
  isPending: boolean
  /** Sends it anew; undefined where that could do harm. */
  tryAgain?: (() => void) | undefined
  /** What to say in place of the usual words. */
  words?: string
}

/** Says that a write is slow. That it is saving, saved or failed is shown by its screen. */
export function WriteNote({ isPending, tryAgain, words }: WriteNoteProps) {
  const { t } = useTranslation()
  const { wait, tryAgain: waitAgain } = useSlow(isPending)
  const retry = () => {
    if (wait !== 'slow') return
    waitAgain()
    tryAgain?.()
  }
  return (
    <Place role="status">
      {wait !== 'short' && (
        <Note kind="info">
          <p>{words ?? t(wait === 'slow' ? 'ui.write.slow' : 'ui.loading.again')}</p>
          {/* It stays while the next try runs: whoever pressed it keeps their place. */}
          {tryAgain && (
            <Button variant="outlined" size="small" endIcon="retry" onClick={retry}>
              {t('ui.retry')}
            </Button>
          )}
        </Note>
      )}
    </Place>
  )
}

/** A live region must be in the page before its text, but an empty one takes no space. */
const Place = styled('div')({
  '&:empty': { position: 'absolute' },
  '& p + *': { marginTop: 8 },
})
