import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'
import { serveBuild, type StaticServer } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/entries/http/http'
import { freePort } from './free-port'
import { test as base } from './test-app'

type Hosts = {
  /** The app's host goes away; the backend keeps its sessions and stays. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  /** The host serves another build from now on, whose files all have other names. */
  deployNext: () => void
}

/** `test` whose hosts can go away and come back, and where a new version can be deployed. */
export const test = base.extend<{
  hosts: Hosts
  app: { url: string; apiBaseUrl: string }
}>({
  // oxlint-disable-next-line no-empty-pattern
  hosts: async ({}, lend) => {
    const apiBaseUrl = inject('apiBaseUrl')
    const folder = resolve('.cache/builds/e2e-hosted')
    copyFolder(inject('mainBuild'), folder)
    let server: StaticServer | undefined
    const backend = await startHttpBackend({ port: Number(new URL(apiBaseUrl).port) })
    const port = await freePort()
    const comeBack = async () => {
      server = await serveBuild({ folder, apiBaseUrl, port })
    }
    const goAway = async () => server?.close()
    const deployNext = () => {
      const next = nextBuild(folder)
      rmSync(folder, { recursive: true })
      renameSync(next, folder)
    }
    await comeBack()
    hostUrl = `http://127.0.0.1:${port}`
    await lend({ goAway, comeBack, deployNext })
    await goAway()
    await backend.close()
  },
  app: async ({ hosts: _hosts }, lend) => {
    await lend({ url: hostUrl, apiBaseUrl: inject('apiBaseUrl') })
  },
})

let hostUrl = ''

function copyFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

/** The same app under other file names, as a later build has them. Returns its folder. */
function nextBuild(folder: string): string {
  const next = resolve('.cache/builds/e2e-next')
  copyFolder(folder, next)
  const assets = readdirSync(join(next, 'assets'))
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, '-next.js')), text)
  const texts = ['index.html', 'sw.js', ...scripts.map((name) => join('assets', name))]
  for (const name of texts) {
    const file = join(next, name)
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  }
  for (const name of scripts) {
    renameSync(join(next, 'assets', name), join(next, 'assets', renamed(name)))
  }
  return next
}

/** Takes what an outage must bring, and only that, from the list of what went wrong. */
export function forgive(problems: string[], expected: RegExp): void {
  const others = problems.filter((problem) => !expected.test(problem))
  problems.splice(0, problems.length, ...others)
}
