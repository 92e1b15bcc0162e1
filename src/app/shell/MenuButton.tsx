import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSignOut } from '@/features/auth/sign-in/useSignOut'
import { SideMenu } from '@/features/side-menu/SideMenu'
import { PlainButton } from '@/ui/controls/PlainButton'
import { Icon } from '@/ui/icons/Icon'
import styles from './Header.module.css'

/** Opens the side menu, which closes on any navigation: a choice in it, or the Back key. */
export function MenuButton() {
  const { t } = useTranslation()
  const { key } = useLocation()
  const signOut = useSignOut()
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === key

  return (
    <>
      <PlainButton
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(key)}
      >
        <Icon name="menu" className={styles.menuIcon} />
        <span>{t('shell.menu')}</span>
      </PlainButton>
      {isOpen && (
        <SideMenu
          onSignOut={() => {
            setOpenedAt(undefined)
            signOut()
          }}
          onClose={() => setOpenedAt(undefined)}
        />
      )}
    </>
  )
}
