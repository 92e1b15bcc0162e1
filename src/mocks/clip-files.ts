import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { skillFiles } from './curriculum/skill-files'

const clips = skillFiles('clips')

/** Sends a video, or the byte range of it that the player requests. */
export async function sendClip(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = clips.get(name)
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: 'Clip not found' }))
    return
  }
  const { size } = await stat(file)
  const range = readRange(request.headers.range, size)
  if (range === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(range ? 206 : 200, {
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file, { start, end }), response)
}

/** One byte range: `bytes=0-99`, `bytes=100-` or `bytes=-50` (the last 50). Null for none or several. */
function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return null
  return start < size ? { start, end } : 'outside'
}
