import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ListenHere } from '@/ui/reading/ListenHere'
import { IosSteps } from './IosSteps'

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
