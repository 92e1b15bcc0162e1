import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { HeaderButton } from './HeaderButton'
import { hasQaPanel, openQaPanel } from './qa/qa'
import { SideMenu } from './SideMenu'
import { useLogOut } from './useLogOut'

/** Opens the side menu, which closes on any navigation: a choice in it, or the Back key. */
export function MenuButton() {
  const { t } = useTranslation()
  const { key } = useLocation()
  const { logOut, question } = useLogOut()
  const [isOpen, setOpen] = useState(false)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    setOpen(false)
  }

  return (
    <>
      <HeaderButton aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon name="menu" />
        <span>{t('shell.menu')}</span>
      </HeaderButton>
      <SideMenu
        open={isOpen}
        onLogOut={() => {
          setOpen(false)
          logOut()
        }}
        onClose={() => setOpen(false)}
        onOpenQaPanel={
          hasQaPanel
            ? () => {
                setOpen(false)
                void openQaPanel()
              }
            : undefined
        }
      />
      {question}
    </>
  )
}

/** Not in windows that are narrow for their letters, as at high zoom: there the words need the room. */
const MenuIcon = styled(Icon)(({ theme }) => ({
  [theme.breakpoints.down(320)]: { display: 'none' },
  '@container (max-width: 12rem)': { display: 'none' },
}))
