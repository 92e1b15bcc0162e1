import { http } from 'msw'
import { backend } from './backend'

/** The next answer to calls of this path waits until the returned function is called. */
export function hold(path: string): () => void {
  let answer = () => {}
  const wait = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  backend.use(http.all(`*${path}`, () => wait, { once: true }))
  return answer
}
