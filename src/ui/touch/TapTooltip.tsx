import styles from './TapTooltip.module.css'

/** The bubble of a first tap. It stands above its target and never covers it. */
export function TapTooltip({ id, children }: { id: string; children: string }) {
  return (
    <span role="tooltip" id={id} className={styles.tooltip}>
      {children}
    </span>
  )
}
