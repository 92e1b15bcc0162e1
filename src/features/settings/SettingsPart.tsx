import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Accordion } from '@/ui/controls/Accordion'
import type { Part } from './useSettingSummaries'

type SettingsPartProps = {
  name: Part
  /** The values in it, in words. */
  summary: string
  children: ReactNode
}

/** A section of settings, closed until the learner opens it or the address names it (`/settings#ship`). */
export function SettingsPart({ name, summary, children }: SettingsPartProps) {
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
    // In the next frame, since the shell first focuses the heading of a new screen.
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
      summary={summary}
      isOpen={openedAt !== null}
      onToggle={(isOpen) => setOpenedAt(isOpen ? key : null)}
    >
      {children}
    </Accordion>
  )
}
