import { useState } from 'react'

/** What is wrong with what an address brings, as a state; null if nothing is. Another address begins without trouble. */
export function useTrouble<Trouble>(address: string | null | undefined) {
  const [found, setFound] = useState<{ address: string; trouble: Trouble | null }>()
  const trouble = found && found.address === address ? found.trouble : null
  const setTrouble = (now: Trouble | null) => {
    if (address) setFound({ address, trouble: now })
  }
  return [trouble, setTrouble] as const
}
