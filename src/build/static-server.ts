import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { paths } from '../config/paths.ts'
import { lessonFile } from '../config/prerendered-pages.ts'
import { pagesOf } from './hosting/pages'
import { securityHeaders, surveyHeaders } from './hosting/security-headers'
import { listen, type RunningServer } from './listen'
import { surveyFrameFile, surveyFrameOf } from './plugins/survey-frame.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.pfb': 'application/x-font-type1',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

function sendFile(response: ServerResponse, file: string): void {
  const type = contentTypes[extname(file)]
  if (type === undefined) throw new Error(`No content type for ${file}: add it`)
  response.writeHead(200, {
    'content-type': type,
    'content-length': statSync(file).size,
    'cache-control': file.includes(`${sep}assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  })
  createReadStream(file).pipe(response)
}

type Build = {
  folder: string
  apiBaseUrl: string
  hasGoogle?: boolean
}

/**
 * Serves a build as a well-configured host does: with the security headers, the page or index.html
 * for an address without a file, and 404 for a lost file under /assets.
 */
export function answersOfBuild({ folder, apiBaseUrl, hasGoogle = false }: Build): RequestListener {
  const index = join(folder, 'index.html')
  const lesson = join(folder, lessonFile)
  const headers = securityHeaders({ html: pagesOf(folder), apiBaseUrl, hasGoogle })

  const survey = surveyFrameOf(folder)
  const headersForSurvey = survey === undefined ? headers : surveyHeaders(survey)

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const itsHeaders = pathname === `/${surveyFrameFile}` ? headersForSurvey : headers
    for (const [name, value] of Object.entries(itsHeaders)) response.setHeader(name, value)
    const file = normalize(join(folder, pathname))
    const isFile = file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile()
    if (isFile) sendFile(response, file)
    else if (existsSync(`${file}.html`)) sendFile(response, `${file}.html`)
    else if (pathname.startsWith('/assets/')) response.writeHead(404).end()
    else if (pathname.startsWith(`${paths.learningPath}/`) && existsSync(lesson))
      sendFile(response, lesson)
    else sendFile(response, index)
  }
}

export async function serveBuild(build: Build & { port?: number }): Promise<RunningServer> {
  return listen(createServer(answersOfBuild(build)), build.port)
}
