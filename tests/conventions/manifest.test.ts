import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routeTable } from '@/app/routes'

type Manifest = { start_url: string; icons: { src: string; sizes: string }[] }

const manifest: Manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))

/** Width and height from a png's header. */
function sizeOf(file: string): string {
  const head = readFileSync(`public${file}`).subarray(16, 24)
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`
}

test('the installed app has icons of the stated size', () => {
  expect(manifest.icons.map(({ src }) => sizeOf(src))).toEqual(['192x192', '512x512', '512x512'])
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
})

test('the installed app starts at a screen', () => {
  expect(routeTable.some(({ path }) => matchPath({ path }, manifest.start_url))).toBe(true)
})
