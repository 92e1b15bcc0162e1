// oxlint-disable-next-line no-restricted-imports
import { lazy, type ComponentType } from 'react'
import timing from '@/config/timing.json'
import { loadStylesAgain } from './missing-file'

/** Like React's `lazy`, which remembers for ever that its chunk did not load: here it is loaded again when next shown. */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        const part = await load()
        await loadStylesAgain()
        return part
      } catch (error) {
        // Not before React has given up: it renders once more at once.
        setTimeout(() => {
          Part = attempt()
        }, timing.firstRetryDelay)
        throw error
      }
    })
  let Part = attempt()
  return function LazyPart(props: Props) {
    return <Part {...props} />
  }
}
