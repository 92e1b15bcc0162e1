import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { settingNames } from '../../config/env'
import { hosting } from './hosting'

afterEach(() => vi.unstubAllEnvs())

const resolved = (command: 'build' | 'serve', mode = 'staging') =>
  resolveConfig({ configFile: false, plugins: [hosting()] }, command, mode)

test.each(settingNames)('a build with a malformed %s stops and names it', async (name) => {
  vi.stubEnv(name, 'two words')
  await expect(resolved('build')).rejects.toThrow(`Missing or malformed settings: ${name}`)
  await expect(resolved('serve')).resolves.toBeDefined()
})

test.each(['demo', 'develop', 'staging', 'main'])('the settings of %s are well-formed', (mode) => {
  // That of the tests would win over the file.
  vi.stubEnv('VITE_API_BASE_URL', undefined)
  return expect(resolved('build', mode)).resolves.toBeDefined()
})
