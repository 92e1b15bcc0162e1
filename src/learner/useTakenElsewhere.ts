import { useState } from 'react'
import { session } from './session'

/** A stored value as it was here last, once another tab has saved it and taken it away; never another session's. */
export function useTakenElsewhere<T>(value: T | undefined): T | undefined {
  const token = session.token()
  const [last, setLast] = useState({ value, token })
  if (value !== undefined && value !== last.value) setLast({ value, token })
  return value === undefined && last.token === token ? last.value : undefined
}
