import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { Link, useMatch } from 'react-router-dom'
import { ExternalLink } from '@/components/controls/ExternalLink'
import { Icon, type IconName } from '@/components/icons/Icon'

type ItemProps = { icon: IconName; label: string }

/** A link to a screen of the app; that of the open screen is marked as current. */
export function MenuLink({ icon, label, to }: ItemProps & { to: string }) {
  const isOpen = useMatch({ path: to, end: false }) !== null
  return (
    <Item component={Link} to={to} selected={isOpen} aria-current={isOpen ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </Item>
  )
}

/** A link to another site. */
export function MenuExternalLink({ icon, label, href }: ItemProps & { href: string }) {
  return (
    <ExternalItem component={ExternalLink} href={href}>
      <Icon name={icon} />
      <span>{label}</span>
    </ExternalItem>
  )
}

type MenuActionProps = ItemProps & {
  onClick: () => void
  /** The language of the label if it differs from the page's. */
  lang?: string
}

export function MenuAction({ icon, label, onClick, lang }: MenuActionProps) {
  return (
    <Item component="button" lang={lang} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </Item>
  )
}

const Item = styled(ListItemButton)(({ theme }) => ({
  gap: 14,
  width: '100%',
  minHeight: 52,
  padding: '8px 14px',
  borderLeft: '5px solid transparent',
  borderRadius: theme.shape.borderRadius,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&.Mui-selected': { borderLeftColor: theme.vars.palette.primary.border },
  // Forced colors make even transparent borders visible.
  '@media (forced-colors: active)': {
    borderLeftColor: 'Canvas',
    '&.Mui-selected': { borderLeftColor: 'Highlight' },
  },
})) as typeof ListItemButton

/** An external link wraps its words; its own icon is at the end of the row. */
const ExternalItem = styled(Item)({
  '& > span:first-of-type': { display: 'contents' },
  '& > span:first-of-type + *': { marginLeft: 'auto' },
}) as typeof ListItemButton
