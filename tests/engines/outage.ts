import { createServer } from 'node:http'
import { listen, type RunningServer } from '@/build/listen'
import { freePort } from '@tests/fixtures/browser/free-port'
import type { Hosts } from './engines/driver'
import { forwardTo } from './engines/proxy'

type Outage = { hosts: Hosts; begin: () => Promise<void>; end: () => Promise<void> }

/** The hosts at addresses of their own, at which they can be away for a while. */
export async function hostsThatGoAway({ app, backend }: Hosts): Promise<Outage> {
  const doors = await Promise.all([app, backend].map(openDoor))
  const [appUrl = '', backendUrl = ''] = doors.map(({ url }) => url)
  return {
    hosts: { app: appUrl, backend: backendUrl },
    begin: async () => void (await Promise.all(doors.map(({ close }) => close()))),
    end: async () => void (await Promise.all(doors.map(({ open }) => open()))),
  }
}

async function openDoor(host: string) {
  const port = await freePort()
  let server: RunningServer | undefined
  const open = async () => {
    server ??= await listen(createServer(forwardTo(host)), port)
  }
  await open()
  const close = async () => {
    await server?.close()
    server = undefined
  }
  return { url: `http://127.0.0.1:${port}`, open, close }
}
