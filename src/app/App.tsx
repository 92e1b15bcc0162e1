import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { DemoSlotsContext, type DemoSlots } from '@/features/auth/demo-slots'
import { AppRoutes } from './AppRoutes'

/**
 * The whole app. `useTransitions` is off so that a screen whose file is still on its way says that
 * it is loading, instead of leaving the old screen there as if nothing had happened.
 */
export function App({ demo = null }: { demo?: DemoSlots | null }) {
  return (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <DemoSlotsContext value={demo}>
          <AppRoutes />
        </DemoSlotsContext>
      </BrowserRouter>
    </StrictMode>
  )
}
