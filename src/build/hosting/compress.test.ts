import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compressBuild } from './compress'

const script = 'export const words = "rice and beans"\n'.repeat(100)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norte-compress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('compressBuild', () => {
  test('puts a gzip and a brotli beside a text file, and leaves the file', async () => {
    const file = join(folder, 'assets/start.js')
    writeFileSync(file, script)
    expect(await compressBuild(folder)).toBe(1)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script)
    expect(readFileSync(file, 'utf8')).toBe(script)
  })

  test('leaves alone what is compressed already, and what is too small to gain', async () => {
    writeFileSync(join(folder, 'assets/font.woff2'), Buffer.alloc(5000))
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
    expect(await compressBuild(folder)).toBe(0)
    expect(readdirSync(folder, { recursive: true })).toHaveLength(3)
  })
})
