import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether a layer of the header is open, and the function that opens and closes it. Any navigation closes it. */
export function useHeaderLayer() {
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    setOpen(false)
  }
  return [isOpen, setOpen] as const
}
