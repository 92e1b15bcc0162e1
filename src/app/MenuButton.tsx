import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PlainButton } from '@/components/controls/PlainButton'
import { Icon } from '@/components/icons/Icon'
import styles from './Header.module.css'
import { hasQaPanel, openQaPanel } from './qa/qa'
import { SideMenu } from './SideMenu'
import { useLogOut } from './useLogOut'

/** Opens the side menu, which closes on any navigation: a choice in it, or the Back key. */
export function MenuButton() {
  const { t } = useTranslation()
  const { key } = useLocation()
  const { logOut, question } = useLogOut()
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
      <SideMenu
        open={isOpen}
        onSignOut={() => {
          setOpenedAt(undefined)
          logOut()
        }}
        onClose={() => setOpenedAt(undefined)}
        onOpenQaPanel={
          hasQaPanel
            ? () => {
                setOpenedAt(undefined)
                void openQaPanel()
              }
            : undefined
        }
      />
      {question}
    </>
  )
}
