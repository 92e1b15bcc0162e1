import { type HttpHandler, HttpResponse, getResponse } from 'msw'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { refusal } from './backend/refusal'
import { sendClip } from './clip-files'
import { helpFiles } from './curriculum/skill-files'
import { surveyScriptNames } from './survey/survey-script-names'

const maxBodyBytes = 100_000
const help = helpFiles()

/** Exactly the headers of the contract, so that another one fails the preflight. */
const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept, Accept-Language',
  'access-control-max-age': '600',
}

/** Handles one HTTP request: a preflight, a video, a help page, the survey, or a call. `url`: the address of this server. */
export async function serve(
  handlers: HttpHandler[],
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: path = '/' } = request
  response.setHeader('access-control-allow-origin', '*')
  if (method === 'OPTIONS') {
    response.writeHead(204, preflight).end()
  } else if (path.startsWith('/clips/') && (method === 'GET' || method === 'HEAD')) {
    await sendClip(path.slice('/clips/'.length), request, response)
  } else if (path.startsWith('/help/') && (method === 'GET' || method === 'HEAD')) {
    await sendHelp(path.slice('/help/'.length), response)
  } else if (path.startsWith('/survey/')) {
    await send(response, await answerSurvey(method, path.slice('/survey/'.length)))
  } else {
    await send(response, await answerTo(handlers, url, request))
  }
}

async function sendHelp(name: string, response: ServerResponse): Promise<void> {
  const file = help.get(name)
  if (file === undefined) return send(response, refusal(404, 'Help page not found'))
  const type = name.endsWith('.css') ? 'text/css' : 'text/html'
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` })
  response.end(await readFile(file))
}

async function answerTo(
  handlers: HttpHandler[],
  url: string,
  request: IncomingMessage,
): Promise<Response> {
  const { method = 'GET', url: path = '/' } = request
  if (method !== 'GET' && method !== 'POST') return refusal(405, 'Method not allowed')
  if (!URL.canParse(url + path)) return refusal(400, 'Bad request')
  const body = method === 'POST' ? await readBody(request) : null
  if (body && body.length > maxBodyBytes) return refusal(413, 'Request body too large')
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const asked = new Request(url + path, { method, headers, body })
  return (await getResponse(handlers, asked)) ?? refusal(404, 'Not found')
}

/**
 * Reads at most one byte more than the limit, which proves that a body is too large, and discards
 * the rest.
 */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(maxBodyBytes + 1)
  let size = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk).subarray(0, bytes.length - size)
    bytes.set(part, size)
    size += part.length
  }
  return bytes.subarray(0, size)
}

/** Sends a response; an error response closes the connection instead. */
export async function send(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}

const folder = join(import.meta.dirname, 'survey')

/** The survey's scripts by name, and `answers`, which takes what was filled in and forgets it. */
async function answerSurvey(method: string, name: string): Promise<Response> {
  if (method === 'POST' && name === 'answers') return HttpResponse.json({ ok: true })
  const known = surveyScriptNames.find((one) => one === name)
  if (method !== 'GET' || !known) return refusal(404, 'Not found')
  const headers = { 'content-type': 'text/javascript; charset=utf-8' }
  return new Response(await readFile(join(folder, known), 'utf8'), { headers })
}
