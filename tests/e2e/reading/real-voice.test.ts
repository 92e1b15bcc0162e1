import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchBrowserFor } from '@tests/fixtures/browser/local-backend'
import { test as withApp } from '@tests/fixtures/browser/test-app'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'

/** Programs that give Chromium a voice on Linux, and a sound server that needs no device. */
const programs = ['speech-dispatcher', 'espeak-ng', 'pulseaudio']
const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0)
if (missing.length > 0)
  console.log(`Not heard by a real voice: there is no ${missing.join(', no ')}`)

const test = withApp.extend({
  browser: [
    async ({ backend }, provide) => {
      const browser = await launchBrowserFor(backend, ['--enable-speech-dispatcher'])
      await provide(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
})

let sound: ChildProcess | undefined
beforeAll(() => {
  if (missing.length > 0) return
  process.env['XDG_RUNTIME_DIR'] = mkdtempSync(join(tmpdir(), 'sound-'))
  const sink = ['-L', 'module-null-sink', '-L', 'module-native-protocol-unix']
  sound = spawn('pulseaudio', ['-n', '-F', '/dev/null', ...sink, '--exit-idle-time=-1'])
})
afterAll(() => void sound?.kill())

test.skipIf(missing.length > 0).for([
  ['en', 'en-GB'],
  ['es', 'es-MX'],
] as const)(
  'a real voice reads the landing to its end, sentence by sentence, %s',
  { timeout: 180_000 },
  async ([language, locale], { openApp }) => {
    const { page, url } = await openApp({ locale })
    await page.addInitScript(() => {
      const ended: string[] = []
      Object.assign(window, { ended })
      const { speechSynthesis } = window
      const speak = speechSynthesis.speak.bind(speechSynthesis)
      speechSynthesis.speak = (one) => {
        one.addEventListener('end', () => ended.push(`${one.voice?.lang.slice(0, 2)} ${one.text}`))
        speak(one)
      }
    })
    await page.goto(url)
    const { title, lead } = landingTexts(language)
    const t = textsOf(language)
    const nameOf = (state: 'start' | 'again') => t(`common:ui.listen.${state}`)
    await page.getByRole('button', { name: nameOf('start'), exact: true }).click()
    await page
      .getByRole('button', { name: nameOf('again'), exact: true })
      .waitFor({ timeout: 120_000 })
    const ended = await page.evaluate((): unknown => Reflect.get(window, 'ended'))
    for (const text of [title, lead]) expect(ended).toContain(`${language} ${text}`)
  },
)
