import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icons/Icon'
import { HeaderButton } from './HeaderButton'
import { SideMenu } from './SideMenu'
import { useAskToLogOut } from './useAskToLogOut'
import { useHeaderLayer } from './useHeaderLayer'

/** Opens the side menu. */
export function MenuButton() {
  const { t } = useTranslation()
  const { askToLogOut, logOutDialog } = useAskToLogOut()
  const [isOpen, setOpen] = useHeaderLayer()

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
          askToLogOut()
        }}
        onClose={() => setOpen(false)}
      />
      {logOutDialog}
    </>
  )
}

/** Not in windows that are narrow for their letters, as at high zoom: there the words need the room. */
const MenuIcon = styled(Icon)(({ theme }) => ({
  [theme.breakpoints.down(320)]: { display: 'none' },
  '@container (max-width: 12rem)': { display: 'none' },
}))
