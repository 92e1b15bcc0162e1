import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** The place in the source of a frame such as "assets/index-B1.js:1:2345", by the maps in this folder. */
export function readFrame(folder: string, frame: string): string {
  const [file = '', line, column] = frame.split(':')
  const map = new SourceMap(JSON.parse(readFileSync(`${folder}/${file}.map`, 'utf8')))
  const origin = map.findOrigin(Number(line), Number(column))
  if (!('fileName' in origin)) return `${frame} is not in the map`
  // The map names its sources as seen from its own folder.
  const source = origin.fileName.replace(/^(\.\.\/)+/, '')
  return `${source}:${origin.lineNumber}:${origin.columnNumber}`
}

if (process.argv[1] === import.meta.filename) {
  const [mode = 'main', ...frames] = process.argv.slice(2)
  for (const frame of frames) console.log(readFrame(`dist/${mode}.maps`, frame))
}
