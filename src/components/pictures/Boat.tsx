import type { ComponentProps } from 'react'
import Cruise from '@/assets/ships/marker-cruise.svg?react'
import RowBoat from '@/assets/ships/marker-row-boat.svg?react'
import Yacht from '@/assets/ships/marker-yacht.svg?react'
import { useSettings } from '@/session/storage'

const boats = { 'row-boat': RowBoat, yacht: Yacht, cruise: Cruise }

/** The learner's own ship, a yacht if none is known. It marks the next step, which words beside it say too. */
export function Boat(props: ComponentProps<'svg'>) {
  const { ship } = useSettings()
  const Ship = boats[ship]
  return <Ship {...props} aria-hidden />
}
