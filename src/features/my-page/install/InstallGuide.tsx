import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import AddToHome from '@/art/install/add-to-home.svg?react'
import PressShare from '@/art/install/press-share.svg?react'
import styles from './InstallGuide.module.css'

/** Instructions for installing the app by hand, in browsers without an install prompt. */
export function InstallGuide({ way }: { way: 'ios' | 'menu' }) {
  const { t } = useTranslation('install')
  const words = useRef<HTMLDivElement>(null)
  // It opens below its button, which may be at the bottom of the viewport.
  useEffect(() => words.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={words}>
      <h3>{t('title')}</h3>
      <p>{t('lead')}</p>
      {way === 'ios' ? <IosSteps /> : <p>{`${t('menu')} ${t('works')}`}</p>}
    </div>
  )
}

/** The two steps of installing on an iPhone or iPad. */
function IosSteps() {
  const { t } = useTranslation('install')
  return (
    <ol className={styles.steps}>
      <li>
        <span>{t('ios.share')}</span>
        <PressShare className={styles.picture} />
      </li>
      <li>
        <span>{t('ios.add')}</span>
        <AddToHome className={styles.picture} />
      </li>
    </ol>
  )
}
