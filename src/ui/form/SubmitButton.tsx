import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '@/lib/useHydrated'
import { Button } from '../controls/Button'

/**
 * The button that sends a form. Before hydration it says so and is disabled: the browser would send the form by itself,
 * also by Enter, with what was typed in the address.
 */
export function SubmitButton({ children, ...button }: ComponentProps<typeof Button>) {
  const { t } = useTranslation()
  const isReady = useHydrated()
  return (
    <Button type="submit" {...button} disabled={!isReady}>
      {isReady ? children : t('ui.oneMoment')}
    </Button>
  )
}
