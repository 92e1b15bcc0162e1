import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { fontSizes } from '@/theme/tokens'

type ModuleIntroProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  art: ReactNode
  children: ReactNode
}

/** The first page of a module with two: what it is about, and a picture beside or below. */
export function ModuleIntro({ heading, title, art, children }: ModuleIntroProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3.5, alignItems: 'flex-start' }}>
      <About>
        <ScreenHeading ref={heading}>{title}</ScreenHeading>
        {children}
      </About>
      <Box sx={{ width: 230, maxWidth: '100%', mx: 'auto' }}>{art}</Box>
    </Stack>
  )
}

const About = styled('div')({
  display: 'grid',
  flex: '1 1 280px',
  gap: 12,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > p': { fontSize: fontSizes.h3, whiteSpace: 'pre-line' },
})
