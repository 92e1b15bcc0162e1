import { http } from 'msw'
import { backend } from './backend'

/**
 * The next answer to calls of this path, or each, waits until the returned function is called: with an answer, else with
 * that of the backend.
 */
export function hold(path: string, { once = true } = {}): (answer?: Response) => void {
  let release: (answer?: Response) => void = () => {}
  const wait = new Promise<Response | undefined>((resolve) => {
    release = resolve
  })
  backend.use(http.all(`*${path}`, () => wait, { once }))
  return release
}
