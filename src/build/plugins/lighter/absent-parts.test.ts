import { expect, test } from 'vitest'
import { standInFor } from './absent-parts'

const axios = '/app/node_modules/axios/lib/axios.js'
const flow = '/app/node_modules/@xyflow/system/dist/esm/index.js'
const zooms = '/app/node_modules/d3-zoom/dist/d3-zoom.mjs'

test.each([
  ['./helpers/HttpStatusCode.js', axios],
  ['../core/createMultipartBody.js', '/app/node_modules/axios/lib/adapters/fetch.js'],
  ['d3-interpolate', flow],
  ['d3-interpolate', zooms],
  ['d3-transition', zooms],
  ['d3-drag', flow],
  ['use-sync-external-store/shim', '/app/node_modules/react-i18next/dist/es/useTranslation.js'],
])('%s is replaced', (source, importer) => {
  expect(standInFor(source, importer)).toBeDefined()
})

test.each([
  ['./helpers/toFormData.js', axios],
  ['./helpers/HttpStatusCode.js', '/app/src/main.tsx'],
  ['d3-drag', zooms],
  ['d3-selection', zooms],
])('%s stays', (source, importer) => {
  expect(standInFor(source, importer)).toBeUndefined()
})

test('what is left out of the client shares no file with what is left out of the charts', () => {
  const ofClient = standInFor('./helpers/HttpStatusCode.js', axios)
  expect(ofClient).not.toBe(standInFor('d3-interpolate', zooms))
})
