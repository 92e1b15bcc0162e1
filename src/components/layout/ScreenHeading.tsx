import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useForkRef } from '@mui/material/utils'
import { useEffect, useEffectEvent, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { announce } from '@/components/messages/LiveRegion'

/** The title of the document: the page first, then the app. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('appName')}`}</title>
}

/** For the heading of a screen: it takes the focus that a navigation has left on `<main>`, so that a screen reader reads it. */
export function useScreenFocus(onFocus?: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const takeFocus = useEffectEvent(() => {
    if (document.activeElement?.id !== 'main') return
    heading.current?.focus({ preventScroll: true })
    onFocus?.()
  })
  // At each navigation: a screen that stays for another address is not mounted again.
  useEffect(() => takeFocus(), [key])
  return heading
}

type ScreenHeadingProps = Pick<TypographyProps, 'id' | 'sx' | 'aria-describedby'> & {
  ref?: Ref<HTMLHeadingElement> | undefined
  children: string
  /** The title of the document, where it is another one. */
  title?: string
}

/** The heading of a screen, with the title of the document. */
export function ScreenHeading({ children, title = children, ref, ...others }: ScreenHeadingProps) {
  // The heading is read as it takes the focus.
  const heading = useScreenFocus(() => {
    if (title !== children) announce(title)
  })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Typography variant="h1" ref={useForkRef(heading, ref)} tabIndex={-1} {...others}>
        {children}
      </Typography>
    </>
  )
}
