import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '@tests/fixtures/browser/listen'

/** The names of Debian's packages. */
const missing =
  'These tests need nginx with its static brotli module. On Debian: apt-get install nginx libnginx-mod-http-brotli-static'

/** The repository's configuration with a host's values; a placeholder that is missing throws. */
function filledIn(values: Readonly<Record<string, string>>): string {
  const config = readFileSync('src/build/hosting/nginx.conf', 'utf8')
  return Object.entries(values).reduce((text, [line, value]) => {
    if (!text.includes(line)) throw new Error(`nginx.conf no longer has "${line}"`)
    return text.replace(line, value)
  }, config)
}

/** Report-only; src/DECISIONS.md says why. */
const trustedTypes = `add_header Content-Security-Policy-Report-Only "require-trusted-types-for 'script'" always;`

/** The main configuration around a server block; everything is written in `folder`. */
const mainConfig = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/norte.conf;
}
`

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

/** Serves a build for a host behind nginx with the repository's configuration. */
export async function serveBehindNginx(build: string, port: number): Promise<RunningServer> {
  if (spawnSync('nginx', ['-v']).status !== 0) throw new Error(missing)
  const folder = mkdtempSync(join(tmpdir(), 'norte-nginx-'))
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder))
  writeFileSync(
    join(folder, 'norte.conf'),
    filledIn({
      'listen 80;': `listen 127.0.0.1:${port};`,
      'root /srv/norte;': `root ${build};`,
      'include norte-headers.conf;': `include ${build}.nginx-headers.conf; ${trustedTypes}`,
    }),
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')])
  let complaints = ''
  nginx.stderr.on('data', (text) => (complaints += String(text)))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (nginx.exitCode !== null || tries > 100) throw new Error(`${missing}\n${complaints}`)
    await wait(50)
  }
  return {
    url,
    close: async () => {
      const gone = new Promise((resolve) => nginx.once('exit', resolve))
      nginx.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
