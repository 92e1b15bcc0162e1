import { chromium, type Browser } from 'playwright-core'
import { apiHost } from '@tests/fixtures/browser/api-address'
import type { Engine } from './driver'
import { chromiumFile, type OldChromium } from './get-engines'
import { openPlaywrightWindow } from './playwright-driver'

const launch = (version: OldChromium, backend: string, systemLanguage: string): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumFile(version),
    env: { ...process.env, LANG: systemLanguage, LC_ALL: systemLanguage },
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      `--host-resolver-rules=MAP ${apiHost} ${new URL(backend).host}`,
    ],
  })

type Options = {
  version?: OldChromium
  /** On a system without a locale, Chromium reports `en-US@posix`, which Intl rejects. */
  hasNoLanguage?: boolean
}

/** An old Chromium; by default the oldest supported version. */
export function oldChromium(options: Options = {}): Engine {
  const { version = 'chromium-106', hasNoLanguage = false } = options
  const systemLanguage = hasNoLanguage ? 'C' : 'en_US.UTF-8'
  let browser: Promise<Browser> | undefined
  return {
    name: [version, ...(hasNoLanguage ? ['without a language'] : [])].join(' '),
    openWindow: async (hosts, look) => {
      browser ??= launch(version, hosts.backend, systemLanguage)
      const ways = { ownLanguage: hasNoLanguage }
      return openPlaywrightWindow(await browser, hosts, look, ways)
    },
    close: async () => (await browser)?.close(),
  }
}
