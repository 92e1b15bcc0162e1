import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { examplesIn, missingFrom, readEnv } from '../../config/env.ts'
import { headersOfBuild } from '../hosting/build-headers.ts'
import { nginxHeaders } from '../hosting/nginx-headers.ts'
import { surveyFrameFile } from './survey-frame.ts'

/**
 * Stops a build whose settings are malformed. Writes the headers for nginx beside a build, and says which settings are empty,
 * with what the build lacks without them, and which are still examples. `vite preview` serves a build as nginx does: with its
 * headers.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig
  const folder = () => resolve(config.root, config.build.outDir)
  return {
    name: 'hosting',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
      // While developing the screen names them.
      if (config.command === 'build') readEnv(config.env)
    },
    writeBundle() {
      writeFileSync(`${folder()}.nginx-headers.conf`, nginxHeaders(folder(), config.env))
      for (const missing of missingFrom(config.env)) console.log(`${config.mode}: ${missing}`)
      if (config.mode === 'demo') return
      for (const name of examplesIn(config.env)) {
        console.log(`${config.mode}: set ${name}, ${config.env[name]} is only an example`)
      }
    },
    configurePreviewServer({ middlewares }) {
      readEnv(config.env)
      const { headers, surveyHeaders = headers } = headersOfBuild(folder(), config.env)
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isThere = existsSync(join(folder(), pathname))
        const isAsset = pathname.startsWith('/assets/')
        const isSurvey = pathname === `/${surveyFrameFile}`
        for (const [name, value] of Object.entries(isSurvey ? surveyHeaders : headers)) {
          // In Safari 'self' matches nothing in a frame without an origin, as the survey's.
          const host = `http://${request.headers.host}`
          response.setHeader(name, isSurvey ? value.replaceAll("'self'", host) : value)
        }
        const cache = isAsset && isThere ? 'public, max-age=31536000, immutable' : 'no-cache'
        response.setHeader('Cache-Control', cache)
        if (isAsset && !isThere) return response.writeHead(404).end()
        next()
      })
    },
  }
}
