import { useEffectEvent, useLayoutEffect } from 'react'
import type { TextForm } from './useTextForm'

/** Fills a field of a form with what is remembered of it, unless somebody has typed there before hydration. */
export function useStartText<Field extends string>(
  form: Pick<TextForm<Field>, 'read' | 'fill'>,
  field: Field,
  text: () => string,
): void {
  const fill = useEffectEvent(() => {
    if (form.read(field) === '') form.fill(field, text())
  })
  useLayoutEffect(() => fill(), [])
}
