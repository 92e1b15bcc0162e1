import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
import { readSurvey, type SurveySettings } from '../../config/survey-settings.ts'

/** The path of the survey's document in a build; src/screens/survey shows it in a frame. */
export const surveyFrameFile = 'survey/frame.html'

const source = (name: string) =>
  readFileSync(new URL(`../../screens/survey/frame/${name}`, import.meta.url), 'utf8')

/** The app's font, as a data: address: the frame does not have our origin, so it cannot load a font from our host. */
function fontFace(): string {
  const name = 'atkinson-hyperlegible-next-latin-wght-normal.woff2'
  const { resolve } = createRequire(import.meta.url)
  const file = resolve(`@fontsource-variable/atkinson-hyperlegible-next/files/${name}`)
  const src = `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`
  return `@font-face { font-family: 'Atkinson Hyperlegible Next'; font-weight: 200 800; src: ${src} }`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The document in which the survey's scripts run; all of it is inline, so it requests nothing from
 * our host.
 */
export async function surveyFrame({ scripts, formAction }: SurveySettings): Promise<string> {
  const { code } = await transformWithOxc(source('frame.ts'), 'frame.ts', { sourcemap: false })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Norte</title>
<style>${fontFace()}
${source('frame.css')}</style>
</head>
<body>
<main><form id="survey" method="post" action="${escape(formAction)}" data-scripts="${escape(JSON.stringify(scripts))}"></form></main>
<script>${code}</script>
</body>
</html>
`
}

/** Reads back the settings that `surveyFrame` wrote into a document. */
export function surveyOf(html: string): SurveySettings {
  const [, action = '', scripts = ''] = /action="([^"]*)" data-scripts="([^"]*)"/.exec(html) ?? []
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return { scripts: JSON.parse(plain(scripts)), formAction: plain(action) }
}

/** The survey's document in a build folder; undefined if there is none. */
export function surveyFrameOf(folder: string): string | undefined {
  const file = join(folder, surveyFrameFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Emits the survey's document if the settings name a survey. */
export function survey(): Plugin {
  let settings: SurveySettings | undefined
  return {
    name: 'survey-frame',
    configResolved: ({ env }) => {
      settings = readSurvey(env['VITE_SURVEY_SCRIPTS'], env['VITE_SURVEY_FORM_ACTION'])
    },
    configureServer(server) {
      server.middlewares.use(`/${surveyFrameFile}`, (_request, response, next) => {
        if (!settings) return next()
        surveyFrame(settings).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(html)
        }, next)
      })
    },
    async generateBundle() {
      if (!settings) return
      this.emitFile({
        type: 'asset',
        fileName: surveyFrameFile,
        source: await surveyFrame(settings),
      })
    },
  }
}
