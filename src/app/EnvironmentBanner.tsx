import styles from './EnvironmentBanner.module.css'

/** Says at the top of every screen that this is not the app of learners, by the name of the host. */
export function EnvironmentBanner({ host = window.location.hostname }: { host?: string }) {
  const environment = host.includes('dev') ? 'DEVELOP' : host.includes('stg') ? 'STAGING' : null
  if (environment === null) return null
  return (
    <aside className={styles.banner}>
      <span className={environment === 'DEVELOP' ? styles.develop : styles.staging}>
        {environment}
      </span>
    </aside>
  )
}
