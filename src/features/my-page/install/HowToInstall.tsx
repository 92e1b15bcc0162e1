import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import AddToHome from '@/art/install/add-to-home.svg?react'
import PressShare from '@/art/install/press-share.svg?react'
import { ListenHere } from '@/ui/reading/ListenHere'
import styles from './HowToInstall.module.css'

/** Where the browser offers nothing: how a learner gets there by themselves. */
export function HowToInstall({ way }: { way: 'ios' | 'menu' }) {
  const { t } = useTranslation('install')
  const words = useRef<HTMLDivElement>(null)
  // It opens below the button that was pressed, which may be the last thing in the window.
  useEffect(() => words.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={words}>
      <ListenHere name={t('title')}>
        <h3>{t('title')}</h3>
        <p>{t('lead')}</p>
        {way === 'ios' ? <IosSteps /> : <p>{`${t('menu')} ${t('works')}`}</p>}
      </ListenHere>
    </div>
  )
}

/** The two presses that bring Norte to the home screen of an iPhone or iPad. */
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
