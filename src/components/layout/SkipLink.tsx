import { styled } from '@mui/material/styles'

type SkipLinkProps = { targetId: string; children: string }

/** A tab stop that skips what follows. Visible while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <TopLink
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
    >
      {children}
    </TopLink>
  )
}

const TopLink = styled('a')(({ theme: { shape, vars, zIndex } }) => ({
  position: 'fixed',
  inset: '8px auto auto 8px',
  zIndex: zIndex.tooltip,
  maxWidth: 'calc(100% - 16px)',
  padding: '12px 20px',
  border: `2px solid ${vars.palette.border.control}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.raised,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))
