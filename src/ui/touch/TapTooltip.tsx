import styles from './TapTooltip.module.css'

/** The tooltip of a first tap, above its target and never over it. */
export function TapTooltip({ id, children }: { id: string; children: string }) {
  return (
    <span role="tooltip" id={id} className={styles.tooltip}>
      {children}
    </span>
  )
}
