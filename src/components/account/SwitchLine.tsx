import { Link } from 'react-router-dom'
import styles from './AuthForm.module.css'

type SwitchLineProps = { question: string; to: string; label: string }

/** The link to the other form, at the foot of a panel: "New here? Create an account". */
export function SwitchLine({ question, to, label }: SwitchLineProps) {
  return (
    <p className={styles.line}>
      <span>{question}</span>{' '}
      <Link className={styles.link} to={to} replace>
        {label}
      </Link>
    </p>
  )
}
