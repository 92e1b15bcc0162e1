import { announce } from '@/components/messages/LiveRegion'
import { timing } from '@/config/timing'

/** Ends the outline of the last press. */
let end = () => {}

/**
 * Answers the press of a locked button: the text with this id, which says why, comes into view, is outlined for a moment and
 * announced.
 */
export function showReason(id: string): void {
  const text = document.getElementById(id)
  if (!text) return
  end()
  text.scrollIntoView({ block: 'nearest' })
  text.setAttribute('data-outlined', '')
  const timer = setTimeout(() => end(), timing.reasonOutlined)
  end = () => {
    clearTimeout(timer)
    text.removeAttribute('data-outlined')
  }
  announce(text.textContent)
}
