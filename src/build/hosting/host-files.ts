import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  cloudflareHeaders,
  cloudflareRedirects,
  lostFile,
} from './cloudflare-pages/cloudflare-pages'
import { hostedBuild } from './hosted-build'
import { netlifyHeaders, netlifyRedirects } from './netlify/netlify'
import { nginxHeaders } from './nginx/nginx-headers'

/** Replaces the content of a folder with these files, given by name. */
function writeInto(folder: string, files: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/**
 * Writes the configuration of each host beside the build: `<folder>.netlify` and
 * `<folder>.cloudflare-pages`, whose files are copied into the build, and
 * `<folder>.nginx-headers.conf`, which nginx.conf includes. `settings` are those of the build.
 */
export function writeHostFiles(folder: string, settings: Readonly<Record<string, string>>): void {
  const build = hostedBuild(folder, settings)
  writeInto(`${folder}.netlify`, {
    _headers: netlifyHeaders(build),
    _redirects: netlifyRedirects(build),
  })
  writeInto(`${folder}.cloudflare-pages`, {
    _headers: cloudflareHeaders(build),
    _redirects: cloudflareRedirects(build),
    [lostFile.name]: lostFile.content,
  })
  writeFileSync(`${folder}.nginx-headers.conf`, nginxHeaders(build))
}
