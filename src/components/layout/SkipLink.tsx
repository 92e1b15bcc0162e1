import styles from './SkipLink.module.css'

type SkipLinkProps = { targetId: string; children: string }

/** A tab stop that skips what follows. Visible while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
    >
      {children}
    </a>
  )
}
