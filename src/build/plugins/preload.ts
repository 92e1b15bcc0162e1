import { minify, type Plugin, type Rolldown } from 'vite'
import { paths } from '../../config/paths.ts'
import type { Locale } from './locales.ts'
import { filesFrom, routesOf } from './route-files.ts'

type Bundle = Rolldown.OutputBundle

/** A path of the route table as an expression. Addresses match in any case. */
const patternOf = (path: string) =>
  `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}/?$`

/** For each of these addresses, in the order of the route table: pattern, whether it needs a session, its files. */
function tableOf(bundle: Bundle, isMeant: (path: string) => boolean) {
  const frame = ['/src/app/start.tsx', '/src/app/shell/AppLayout.tsx']
  const learners = ['/src/api/transport/client.ts', '/src/app/LearnersData.tsx']
  const meant = routesOf().filter(({ path }) => isMeant(path))
  return meant.map(({ path, access, screen }) => {
    // A form can be read before the client is there; any other screen begins with a call.
    const sources = [...frame, screen, ...(access === 'public' ? [] : learners)]
    const files = new Set(sources.flatMap((source) => filesFrom(bundle, source)))
    return { path, access, files: [...files] }
  })
}

/**
 * The script that names the files of the address at once: else the browser would find them one after the
 * other, each a way to the host and back. It stands in the page, so its hash is in the policy. The page of one
 * address names the files of that one.
 */
export async function preloadScript(
  bundle: Bundle,
  locales: readonly Locale[],
  onlyPath?: string,
): Promise<string> {
  const table = tableOf(bundle, (path) => onlyPath === undefined || path === onlyPath)
  const names = [...new Set(table.flatMap(({ files }) => files))]
  const rows = table.map(({ path, access, files }) => [
    patternOf(path),
    access === 'public' ? 0 : 1,
    files.map((file) => names.indexOf(file)),
  ])
  const texts = Object.fromEntries(
    locales.map(({ code }) => [code, filesFrom(bundle, `/locales/${code}/texts.ts`)]),
  )
  const script = `{
const page=document.documentElement,names=${JSON.stringify(names)},rows=${JSON.stringify(rows)},texts=${JSON.stringify(texts)}
const find=path=>rows.find(([pattern])=>RegExp(pattern,'i').test(path))
let row=page.dataset.view==='app'&&find(location.pathname)
if(row&&row[1]&&!page.dataset.session)row=find('${paths.signIn}')
if(row)for(const name of [...row[2].map(index=>names[index]),...texts[page.lang]||[]]){
const link=document.createElement('link'),style=name.endsWith('.css')
link.rel=style?'preload':'modulepreload'
if(style)link.as='style'
link.crossOrigin=''
link.href='/'+name
document.head.append(link)}
}`
  return (await minify('preload.js', script)).code
}

/** Puts that script into the built page. */
export function preload(locales: readonly Locale[]): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle }) =>
        bundle && [
          { tag: 'script', children: await preloadScript(bundle, locales), injectTo: 'head' },
        ],
    },
  }
}
