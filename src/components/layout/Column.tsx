import Container from '@mui/material/Container'
import type { ReactNode } from 'react'

const widths = { content: 720, list: 820, wide: 1120 }

type ColumnProps = {
  children: ReactNode
  /** content 720, list 820, wide 1120 px at most. */
  width?: keyof typeof widths
}

/** The one column of a page, with the gutters of the window's size. */
export function Column({ children, width = 'content' }: ColumnProps) {
  return (
    <Container
      disableGutters
      maxWidth={false}
      sx={{
        flex: 1,
        maxWidth: { xs: widths[width] + 2 * 16, md: widths[width] + 2 * 32 },
        px: { xs: 2, md: 4 },
        pt: { xs: 1.5, md: 4 },
        pb: { xs: 3, md: 5 },
      }}
    >
      {children}
    </Container>
  )
}
