import type { Plugin } from 'vite'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'norte:texts': { language: string; name: string; texts: object }
  }
}

/** The language and the namespace of the texts in a file of `locales`, or of a guest. */
function textsIn(file: string): { language: string; name: string } | undefined {
  const own = /\/locales\/(?<language>\w+)\/(?<name>[\w-]+)\.json$/.exec(file)
  const ofGuest = /\/extras\/(?<name>[\w-]+)\/texts\/(?<language>\w+)\.json$/.exec(file)
  const { language, name } = own?.groups ?? ofGuest?.groups ?? {}
  return language && name ? { language, name } : undefined
}

/** While developing, sends changed texts to the page (src/i18n/i18n.ts), which keeps its state. */
export function liveTexts(): Plugin {
  return {
    name: 'live-texts',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      const place = textsIn(file)
      if (place === undefined) return undefined
      const texts: object = JSON.parse(await read())
      if (this.environment.name === 'client') {
        this.environment.hot.send('norte:texts', { ...place, texts })
      }
      return []
    },
  }
}
