import type { Plugin } from 'vite'

// One for each package: what they shared would stand in the file of one, and the other would load that file.
const absentRequest = '\0absent-request'
const absentGlide = '\0absent-glide'
const noTransition = '\0no-transition'
const ownStore = '\0own-store'

const nothing = (...names: readonly string[]) =>
  `function absent() { throw new Error('Left out in src/build/plugins/lighter/absent-parts.ts') }
export { ${names.map((name) => `absent as ${name}`).join(', ')} }`

const sources = new Map([
  [absentRequest, nothing('default')],
  [absentGlide, nothing('interpolate', 'interpolateZoom', 'drag')],
  // Zooming stops a transition that may be under way. There is none: a `duration` would be an error.
  [
    noTransition,
    `import { selection } from 'd3-selection'
selection.prototype.interrupt = function () { return this }
export function interrupt() {}`,
  ],
  [ownStore, `export { useSyncExternalStore } from 'react'`],
])

type Replacement = { asked: RegExp; by: RegExp; standIn: string }

/** What stands in for a part of a package: how it is asked for, and by whom. */
const replacements: readonly Replacement[] = [
  // The client sends JSON to one host: no forms, no files, no data: addresses, no names of statuses.
  {
    asked:
      /^\.{1,2}\/(helpers|core)\/(HttpStatusCode|formDataToJSON|toURLEncodedForm|createMultipartBody|estimateDataURLDecodedBytes)\.js$/,
    by: /\/axios\/lib\//,
    standIn: absentRequest,
  },
  // A chart moves and zooms at once, never gliding there, and its nodes stay where they are.
  { asked: /^d3-interpolate$/, by: /\/(d3-zoom|@xyflow\/system)\//, standIn: absentGlide },
  { asked: /^d3-transition$/, by: /\/d3-zoom\//, standIn: noTransition },
  { asked: /^d3-drag$/, by: /\/@xyflow\/system\//, standIn: absentGlide },
  // React's own since 18.
  { asked: /^use-sync-external-store\/shim(\/index\.js)?$/, by: /./, standIn: ownStore },
]

/** The id of what stands in for a part; undefined for all that stays. */
export const standInFor = (source: string, importer: string): string | undefined =>
  replacements.find(({ asked, by }) => asked.test(source) && by.test(importer))?.standIn

/** Leaves out what packages bring for others, and nothing here reaches. To reach it is an error. */
export function absentParts(): Plugin {
  return {
    name: 'absent-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // This one asks by require, which a stand-in would make longer.
      const plain = 'use-sync-external-store/with-selector.js'
      if (source.startsWith('use-sync-external-store/shim/with-selector'))
        return this.resolve(plain)
      return standInFor(source, importer.replaceAll('\\', '/'))
    },
    load: (id) => sources.get(id),
  }
}
