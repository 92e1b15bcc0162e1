import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import CompassRose from '@/assets/pictures/compass-rose.svg?react'
import StateEmpty from '@/assets/pictures/state-empty.svg?react'
import StateError from '@/assets/pictures/state-error.svg?react'
import StateOffline from '@/assets/pictures/state-offline.svg?react'
import { Button } from '@/components/controls/Button'
import styles from './StateView.module.css'

const pictures = { empty: StateEmpty, error: StateError, offline: StateOffline }

type StateViewProps = {
  /** The picture above the words. */
  art: keyof typeof pictures
  title: string
  /** The level of its heading: 1 where the view is the whole page, 2 where the page has its own `h1`. */
  level?: 1 | 2
  /** What happened and what to do. */
  children: string
  /** The main action is to try again; `isRetrying` while that runs. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** Further buttons. */
  actions?: ReactNode
  /** The technical sentence, word for word: last, and small. */
  detail?: ReactNode
}

/** The layout of empty, error and offline states: a picture, a heading, a sentence and buttons. */
export function StateView(props: StateViewProps) {
  const { art, title, level = 1, children, onRetry, isRetrying = false, actions, detail } = props
  const { t } = useTranslation()
  const Art = pictures[art]
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.scene}>
      <CompassRose className={styles.rose} data-decoration="" />
      <div className={styles.content}>
        <Art className={styles.art} />
        <div role={art === 'empty' ? undefined : 'alert'}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{children}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        <div className={styles.actions}>
          {onRetry && (
            <Button onClick={onRetry} busy={isRetrying} endIcon="retry">
              {t('ui.retry')}
            </Button>
          )}
          {actions}
        </div>
      </div>
    </div>
  )
}

type ErrorViewProps = Pick<StateViewProps, 'level' | 'onRetry' | 'isRetrying' | 'detail'> & {
  /** What failed and what to do: "We could not load your path. Nothing is lost. …" */
  what: string
  /** The link back, so that nobody is stuck. */
  back?: { to: string; label: string } | undefined
}

/** A failed read: what failed, what to do, Retry and the link back. */
export function ErrorView({ what, back, ...view }: ErrorViewProps) {
  const { t } = useTranslation()
  const toBack = back && (
    <Button variant="text" to={back.to}>
      {back.label}
    </Button>
  )
  return (
    <StateView art="error" title={t('ui.error.title')} actions={toBack} {...view}>
      {what}
    </StateView>
  )
}

/** A read that waits for the network. It goes on by itself. */
export function OfflineView({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <StateView art="offline" title={t('ui.offline.title')} onRetry={onRetry}>
      {t('ui.offline.hint')}
    </StateView>
  )
}
