import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '@/lib/useHydrated'
import { Button } from '../controls/Button'

/**
 * The submit button. Before hydration it is disabled and says why: the browser would submit the form natively and put
 * the password into the address.
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
