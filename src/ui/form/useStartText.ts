import { useEffectEvent, useLayoutEffect } from 'react'
import type { TextForm } from './useTextForm'

/** Fills a field with its remembered value, unless something was typed there before hydration. */
export function useStartText<Field extends string>(
  form: Pick<TextForm<Field>, 'idOf' | 'fill'>,
  field: Field,
  remembered: () => string,
): void {
  const fill = useEffectEvent(() => {
    const input = document.getElementById(form.idOf(field))
    const text = remembered()
    if (text !== '' && input instanceof HTMLInputElement && input.value === '')
      form.fill(field, text)
  })
  useLayoutEffect(() => fill(), [])
}
