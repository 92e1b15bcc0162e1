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

/** Writes these files, by their names, into a folder that holds nothing else. */
function writeInto(folder: string, files: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/**
 * Writes what hosts need beside the build in this folder, for each in its own dialect: `<folder>.netlify` and
 * `<folder>.cloudflare-pages`, which are copied into it, and `<folder>.nginx-headers.conf`, which nginx.conf includes.
 * `settings` are those of the build.
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
