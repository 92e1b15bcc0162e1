import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readAccountState, type AccountState } from '@/domain/navigation-state'

/**
 * Why and from where the learner came, which an account screen hands on to the next one. Read once, because the last rendering
 * has the state of the next screen already.
 */
export function useArrival(): AccountState {
  const { state } = useLocation()
  const [arrival] = useState(() => readAccountState(state))
  return arrival
}
