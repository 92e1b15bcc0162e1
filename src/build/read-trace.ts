import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** The place in the source of a frame such as "assets/index-B1.js:1:2345", by the maps in this folder. */
function readFrame(folder: string, frame: string): string {
  const [file = '', line, column] = frame.split(':')
  const map = new SourceMap(JSON.parse(readFileSync(`${folder}/${file}.map`, 'utf8')))
  const origin = map.findOrigin(Number(line), Number(column))
  if (!('fileName' in origin)) return `${frame} is not in the map`
  // The map names its sources as seen from its own folder.
  const source = origin.fileName.replace(/^(\.\.\/)+/, '')
  return `${source}:${origin.lineNumber}:${origin.columnNumber}`
}

const usage = 'Usage: npm run trace -- main assets/index-B1.js:1:2345 …'

/** What the command prints for its arguments, and whether it could read all of them. */
export function readTrace(parent: string, args: readonly string[]): { text: string; ok: boolean } {
  const [mode = '', ...frames] = args
  const isFrame = (frame: string) => /^[^:]+:\d+:\d+$/.test(frame)
  // A mode that was left out leaves a frame in its place.
  if (mode.includes(':') || frames.length === 0 || !frames.every(isFrame)) {
    return { text: usage, ok: false }
  }
  const folder = `${parent}/${mode}.maps`
  const hasMap = (frame: string) => existsSync(`${folder}/${frame.split(':')[0]}.map`)
  const lines = frames.map((frame) =>
    hasMap(frame) ? readFrame(folder, frame) : `There is no map for ${frame} in ${folder}`,
  )
  return { text: lines.join('\n'), ok: frames.every(hasMap) }
}

if (process.argv[1] === import.meta.filename) {
  const { text, ok } = readTrace('dist', process.argv.slice(2))
  if (ok) console.log(text)
  else console.error(text)
  process.exitCode = ok ? 0 : 1
}
