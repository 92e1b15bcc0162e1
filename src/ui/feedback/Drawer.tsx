import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './Drawer.module.css'

type DrawerProps = {
  /** Esc and a press on what lies behind; what is inside brings its own cross. */
  onClose: () => void
  /** The id of its heading, where the focus starts. */
  titleId: string
  children: ReactNode
}

/** Keeps the page where it is, without a jump where its scroll bar was. Gives the way back. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const scrollBar = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  style.paddingRight = `${scrollBar}px`
  return () => {
    style.overflow = ''
    style.paddingRight = ''
  }
}

/** From the last stop of the Tab key to the first, and back: the browser's own bar is no part of the round. */
function keepTabInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * A layer at the left edge, open as long as it is drawn. It is the browser's own modal dialog: the
 * page behind cannot be reached meanwhile, and the focus returns to where it was.
 */
export function Drawer({ onClose, titleId, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // What is inside fills the dialog: only the ground behind it is the dialog itself.
  const pressBehind = useEffectEvent(({ target }: MouseEvent) => {
    if (target === ref.current) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    dialog.showModal()
    document.getElementById(titleId)?.focus()
    const letPageGo = holdPage()
    const listener = (event: MouseEvent) => pressBehind(event)
    dialog.addEventListener('click', listener)
    dialog.addEventListener('keydown', keepTabInside)
    return () => {
      dialog.removeEventListener('click', listener)
      dialog.removeEventListener('keydown', keepTabInside)
      letPageGo()
      dialog.close()
    }
  }, [titleId])

  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
