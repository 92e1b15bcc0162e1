import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { freePort } from '@tests/fixtures/browser/free-port'
import { ask, sizes, type Driver, type Engine, type Hosts, type Look } from './driver'
import { home, webKitDriverFile } from './get-engines'
import { readNotes } from './noted-problems'
import { startProxy } from './proxy'
import { startSession, type WebDriverSession } from './web-driver'

/** Two presses of one place within this time are a double click, whose second the app ignores. */
const doubleClickMs = 600
const screenArguments = '-screen 0 1600x1200x24'

/** The WebDriver program, on a virtual screen. */
function startWebKitDriver(port: number): ChildProcess {
  // The toolbar of MiniBrowser would prevent a window as narrow as a phone.
  const settings = `${home}/settings`
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true })
  const flat =
    '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }'
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, flat)
  const onScreen = ['--', 'xvfb-run', '-a', '-s', screenArguments]
  return spawn('dbus-run-session', [...onScreen, webKitDriverFile, `--port=${port}`], {
    stdio: 'ignore',
    // A process group of its own, so that all its processes can be killed.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: settings, LANG: 'en_US.UTF-8' },
  })
}

/** Resizes the window so that the viewport has this size. */
async function resize(driver: Driver, session: WebDriverSession, size: Look['size']) {
  const { width, height } = sizes[size]
  await session.post('window/rect', { x: 0, y: 0, width, height })
  const inside = await ask(driver, () => ({ width: innerWidth, height: innerHeight }), null)
  await session.post('window/rect', { width, height: 2 * height - inside.height })
}

function driverOf(session: WebDriverSession): Driver {
  // WebDriver answers null for undefined, which a wait would take for an answer.
  const evaluate = async (expression: string) =>
    (await session.post('execute/sync', { script: `return ${expression}`, args: [] })) ?? undefined
  let lastPress = 0
  const doubleClickIsOver = () =>
    new Promise((resolve) => setTimeout(resolve, lastPress + doubleClickMs - Date.now()))
  const act = (id: string, type: string, actions: readonly object[]) =>
    session.post('actions', { actions: [{ id, type, actions }] })
  return {
    open: async (url) => {
      await session.post('url', { url })
    },
    evaluate,
    press: async ({ x, y }) => {
      await doubleClickIsOver()
      await act('mouse', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
      lastPress = Date.now()
    },
    type: async (text) => {
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act('keyboard', 'key', keys)
    },
    picture: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
    problems: () => readNotes(evaluate),
    close: () => session.end(),
  }
}

/** Debian's WebKitGTK: Safari's engine, without touch. */
export function webKit(): Engine {
  const endings: (() => Promise<void> | void)[] = []
  let start: Promise<{ server: string; proxy: string }> | undefined
  async function startAll({ backend }: Hosts) {
    const port = await freePort()
    const program = startWebKitDriver(port)
    endings.push(() => {
      if (program.pid !== undefined) process.kill(-program.pid)
    })
    const proxy = await startProxy(backend)
    endings.push(proxy.close)
    return { server: `http://127.0.0.1:${port}`, proxy: new URL(proxy.url).host }
  }
  return {
    name: 'WebKitGTK',
    openWindow: async (hosts, { size }) => {
      start ??= startAll(hosts)
      const { server, proxy } = await start
      const session = await startSession(server, {
        proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: ['127.0.0.1'] },
      })
      const driver = driverOf(session)
      await resize(driver, session, size)
      return driver
    },
    close: async () => {
      for (const end of endings) await end()
    },
  }
}
