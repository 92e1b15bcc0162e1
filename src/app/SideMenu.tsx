import List from '@mui/material/List'
import ListSubheader from '@mui/material/ListSubheader'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account'
import Wordmark from '@/assets/brand/logo-wordmark.svg?react'
import { useNeedsProfile } from '@/components/account/useNeedsProfile'
import { Emphasis } from '@/components/controls/Emphasis'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { Drawer } from '@/components/dialogs/Drawer'
import { SiteLinks } from '@/components/layout/SiteLinks'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { useLanguageSwitch } from '@/i18n/useLanguage'
import { useItem, wizard } from '@/session/storage'
import { MenuAction, MenuExternalLink, MenuLink } from './MenuItem'
import { hasQaPanel, openQaPanel } from './qa/qa'

type SideMenuProps = {
  open: boolean
  onClose: () => void
  onLogOut: () => void
}

/** The menu of a signed-in learner. */
export function SideMenu({ open, onClose, onLogOut }: SideMenuProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { other, switchLanguage } = useLanguageSwitch()
  const { data: userName } = useQuery({ ...userNameQuery, enabled: open })
  const name = userName ?? t('defaultUserName')
  // Who has begun to tell about themselves again finds the way back, too.
  const hasDraft = useItem(wizard) !== undefined
  const isToTell = useNeedsProfile(userName) || hasDraft
  const { communityUrl } = env()

  return (
    <Menu open={open} onClose={onClose} titleId={titleId}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', pl: 1.75 }}
      >
        <span role="img" aria-label={t('appName')}>
          <Logo />
        </span>
        <CloseButton onClick={onClose} />
      </Stack>
      <Greeting
        variant="h2"
        id={titleId}
        tabIndex={-1}
        aria-label={t('sideMenu.greeting', { name })}
      >
        <Emphasis sentence={(given) => t('sideMenu.greeting', { name: given })} name={name} />
      </Greeting>

      <List component="nav" disablePadding aria-label={t('shell.menu')}>
        <Section>{t('sideMenu.learning.title')}</Section>
        {isToTell && (
          <MenuLink icon="user" label={t('sideMenu.learning.aboutYou')} to={paths.lifeGoals} />
        )}
        <MenuLink
          icon="skills"
          label={t('sideMenu.learning.selection')}
          to={paths.skillSelection}
        />
        <MenuLink icon="map" label={t('sideMenu.learning.map')} to={paths.skillMap} />

        <Section>{t('sideMenu.community.title')}</Section>
        <MenuLink icon="feedback" label={t('sideMenu.community.feedback')} to={paths.survey} />
        {communityUrl !== undefined && (
          <MenuExternalLink icon="chat" label={t('sideMenu.community.chat')} href={communityUrl} />
        )}

        <Tools>
          <MenuLink icon="settings" label={t('sideMenu.settings')} to={paths.settings} />
          {hasQaPanel && (
            <MenuAction
              icon="help"
              label={t('sideMenu.qa')}
              onClick={() => {
                onClose()
                void openQaPanel()
              }}
            />
          )}
        </Tools>
      </List>

      <Foot>
        <MenuAction icon="globe" label={other.name} lang={other.code} onClick={switchLanguage} />
        <MenuAction icon="logout" label={t('shell.signOut')} onClick={onLogOut} />
        <Links />
      </Foot>
    </Menu>
  )
}

const Menu = styled(Drawer)({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `max(14px, env(safe-area-inset-top)) 12px max(14px, env(safe-area-inset-bottom))
    max(12px, env(safe-area-inset-left))`,
})

const Logo = styled(Wordmark)(({ theme }) => ({
  width: 'min(6.875rem, 60vw)',
  color: theme.vars.palette.art.brand,
}))

const Greeting = styled(Typography)({
  margin: '14px 14px 0',
  fontSize: '1.3125rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

function Section({ children }: { children: string }) {
  return (
    <ListSubheader
      component="h3"
      disableSticky
      sx={{ p: '18px 14px 4px', fontSize: '1rem', fontWeight: 600, lineHeight: 1.3 }}
    >
      {children}
    </ListSubheader>
  )
}

const Tools = styled('div')(({ theme }) => ({
  marginTop: 12,
  padding: '8px 0 18px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const Foot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const Links = styled(SiteLinks)(({ theme }) => ({
  padding: '4px 10px 0 14px',
  fontSize: theme.typography.body2.fontSize,
}))
