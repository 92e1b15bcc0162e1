import styles from './Spinner.module.css'

/** A turning ring, decoration beside words such as "Saving…". */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
