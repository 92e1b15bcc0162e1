import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

type HistoryEntry = {
  /** React Router's number of it. */
  idx?: number
  /** Whose screens it opened, by the route guard. */
  learner?: string
}

/** The entry of the browser's history where the browser is. */
export const historyEntry = (): HistoryEntry => window.history.state ?? {}

/** The entry when the screen rendered. During Back, `window.history.state` is another one's already. */
export function useHistoryEntry(): HistoryEntry {
  const { key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(historyEntry, [key])
}
