import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Accordion } from '@/ui/controls/Accordion'
import type { Part } from './useSetWords'

type SettingsPartProps = {
  name: Part
  /** What is set in it, in words. */
  set: string
  children: ReactNode
}

/** Settings that are changed seldom: closed, until somebody opens them or an address names them. */
export function SettingsPart({ name, set, children }: SettingsPartProps) {
  const { t } = useTranslation('settings')
  const { hash, key } = useLocation()
  const isNamed = hash === `#${name}`
  const [openedAt, setOpenedAt] = useState(isNamed ? key : null)
  const [namedAt, setNamedAt] = useState(key)
  if (namedAt !== key) {
    setNamedAt(key)
    if (isNamed) setOpenedAt(key)
  }

  useEffect(() => {
    if (!isNamed) return undefined
    // After the heading of the page, which has the focus at first.
    const frame = requestAnimationFrame(() => {
      const button = document.getElementById(name)
      button?.scrollIntoView({ block: 'start' })
      button?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isNamed, key, name])

  return (
    <Accordion
      id={name}
      title={t(`parts.${name}`)}
      summary={set}
      isOpen={openedAt !== null}
      onToggle={(isOpen) => setOpenedAt(isOpen ? key : null)}
    >
      {children}
    </Accordion>
  )
}
