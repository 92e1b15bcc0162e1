import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { hasBegunLesson, hasUnsavedAnswers } from '@/session/storage'
import { HeaderButton } from './HeaderButton'
import { LogOutDialog } from './LogOutDialog'
import { hasQaPanel, openQaPanel } from './qa/qa'
import { SideMenu } from './SideMenu'
import { useHeaderLayer } from './useHeaderLayer'
import { useLogOut } from './useLogOut'

/** Opens the side menu. */
export function MenuButton() {
  const { t } = useTranslation()
  const logOut = useLogOut()
  const [isOpen, setOpen] = useHeaderLayer()
  const [isAskingToLogOut, setAskingToLogOut] = useHeaderLayer()

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
          if (hasBegunLesson() || hasUnsavedAnswers()) setAskingToLogOut(true)
          else logOut()
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
      <LogOutDialog open={isAskingToLogOut} onClose={() => setAskingToLogOut(false)} />
    </>
  )
}

/** Not in windows that are narrow for their letters, as at high zoom: there the words need the room. */
const MenuIcon = styled(Icon)(({ theme }) => ({
  [theme.breakpoints.down(320)]: { display: 'none' },
  '@container (max-width: 12rem)': { display: 'none' },
}))
