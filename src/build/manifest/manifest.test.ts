import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routeTable } from '@/app/routes'
import { ownLocales } from '../plugins/locales'
import { manifestIn } from './manifest'

const manifests = ownLocales().map((locale) => [locale.code, manifestIn(locale)] as const)

/** Width and height from a png's header. */
function sizeOf(file: string): string {
  const head = readFileSync(`public${file}`).subarray(16, 24)
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`
}

describe.each(manifests)('the installed app in %s', (code, manifest) => {
  it('is the same app in each language, and names its language', () => {
    expect(manifest.id).toBe('/')
    expect(manifest.lang).toBe(code)
  })

  it('has screenshots and icons of the stated size', () => {
    const files = [...manifest.icons, ...manifest.screenshots]
    expect(files.map(({ src }) => sizeOf(src))).toEqual(files.map(({ sizes }) => sizes))
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    const forms = new Set(manifest.screenshots.map(({ form_factor }) => form_factor))
    expect([...forms]).toEqual(['narrow', 'wide'])
  })

  it('has screenshots of an accepted shape: at most 2.3 times as long as wide', () => {
    for (const { sizes } of manifest.screenshots) {
      const [width = 0, height = 0] = sizes.split('x').map(Number)
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
    }
  })

  it('starts and continues at existing screens', () => {
    const leads = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
    const found = leads.map((url) => routeTable.some(({ path }) => matchPath({ path }, url)))
    expect(found).toEqual([true, true, true])
  })
})

it('the manifests share no text between languages', () => {
  const said = manifests.map(([, { description, shortcuts, screenshots }]) => [
    description,
    ...shortcuts.map(({ name }) => name),
    ...screenshots.map(({ label, src }) => `${label} ${src}`),
  ])
  const [english = [], spanish = []] = said
  expect(english.filter((text) => spanish.includes(text))).toEqual([])
})

it('a missing text is named', () => {
  expect(() => manifestIn({ code: 'en', name: 'English', landing: {} })).toThrow('description')
})
