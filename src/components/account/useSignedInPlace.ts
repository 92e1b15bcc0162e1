import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { AccountState } from '@/domain/navigation-state'
import { session } from '@/session/session'
import { returnPlace } from './return-place'

/**
 * Where somebody who is signed in goes from an account screen to which the browser's Back has brought them; undefined for all
 * others, as its address and the end of a reset open it for everybody.
 */
export function useSignedInPlace(arrival: AccountState): AccountState['from'] {
  const { key } = useLocation()
  const navigation = useNavigationType()
  // A page that was opened by its address counts as POP too, with this key.
  const isBack = navigation === 'POP' && key !== 'default'
  // Once, as it is about the arrival.
  const [isOver] = useState(isBack && session.token() !== undefined)
  return isOver ? (returnPlace(arrival) ?? { path: paths.skillMap }) : undefined
}
