import AppBar from '@mui/material/AppBar'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router-dom'
import Wordmark from '@/assets/brand/logo-wordmark.svg?react'
import Mark from '@/assets/pictures/compass-mark.svg?react'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import { Icon } from '@/components/icons/Icon'
import { SkipLink } from '@/components/layout/SkipLink'
import { paths } from '@/config/paths'
import { useLanguageSwitch } from '@/i18n/useLanguage'
import { useWide } from '@/lib/media-queries'
import { useIsSignedIn } from '@/session/session'
import { HeaderButton } from './HeaderButton'
import { MenuButton } from './MenuButton'
import { useAskToLogOut } from './useAskToLogOut'

/** The header of every screen but the landing: menu, logo link, language switch; on map and path also log out. */
export function Header() {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  const isMap = useMatch(`${paths.skillMap}/*`) !== null
  const isPath = useMatch(paths.learningPath) !== null

  return (
    <Bar position="relative" color="inherit" elevation={0}>
      <SkipLink targetId="main">{t('ui.skipToContent')}</SkipLink>
      {/* The second click of a double click must not press what has moved there. */}
      <Buttons disableGutters variant="dense" onClickCapture={firstMouseClickOnly}>
        {isSignedIn && <MenuButton />}
        <LogoLink
          to={isSignedIn ? paths.skillMap : paths.landing}
          aria-label={t(isSignedIn ? 'shell.toMap' : 'shell.toStart')}
        >
          <WideLogo />
          <NarrowLogo />
        </LogoLink>
        <LanguageButton />
        {isSignedIn && (isMap || isPath) && <LogOutButton />}
      </Buttons>
    </Bar>
  )
}

function LanguageButton() {
  const { other, switchLanguage } = useLanguageSwitch()
  const isWide = useWide()
  return (
    <HeaderButton
      lang={other.code}
      aria-label={`${other.name}, ${other.short}`}
      onClick={switchLanguage}
    >
      {isWide && <Icon name="globe" />}
      <span>{isWide ? other.name : other.short}</span>
    </HeaderButton>
  )
}

function LogOutButton() {
  const { t } = useTranslation()
  const { askToLogOut, logOutDialog } = useAskToLogOut()
  return (
    <>
      <IconOrWordButton aria-label={t('shell.signOut')} onClick={askToLogOut}>
        <Icon name="logout" />
        <span>{t('shell.signOut')}</span>
      </IconOrWordButton>
      {logOutDialog}
    </>
  )
}

const Bar = styled(AppBar)(({ theme }) => ({
  zIndex: theme.zIndex.appBar,
  containerType: 'inline-size',
  minHeight: 64,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { minHeight: 56 },
  '@media print': { display: 'none' },
}))

const Buttons = styled(Toolbar)(({ theme }) => ({
  flex: 1,
  gap: 8,
  padding: '0 24px',
  [theme.breakpoints.down('md')]: {
    // With large text a second line, instead of words that are cut off.
    flexWrap: 'wrap',
    gap: 0,
    padding: '0 2px',
  },
}))

const LogoLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 48,
  margin: '0 auto 0 8px',
  borderRadius: 10,
  [theme.breakpoints.down('md')]: { marginLeft: 2 },
}))

const WideLogo = styled(Wordmark)(({ theme }) => ({
  width: '7.3125rem',
  color: theme.vars.palette.art.brand,
  // The words beside it need the room.
  [theme.breakpoints.down('md')]: { width: 96 },
  [theme.breakpoints.down(360)]: { display: 'none' },
}))

const NarrowLogo = styled(Mark)(({ theme }) => ({
  width: 36,
  color: theme.vars.palette.art.brand,
  [theme.breakpoints.up(360)]: { display: 'none' },
}))

/** On phones the word alone; with large letters the icon alone, which takes less room. */
const IconOrWordButton = styled(HeaderButton)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '& svg': { display: 'none' } },
  '@container (max-width: 20rem) or ((min-width: 768px) and (max-width: 26.5rem))': {
    '& svg': { display: 'block' },
    '& span': { display: 'none' },
  },
}))
