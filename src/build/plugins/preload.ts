import { minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { earlyReads } from '../../config/early-reads.ts'
import { paths } from '../../config/paths.ts'
import type { Locale } from './locales.ts'
import { filesFrom, routesOf } from './route-files.ts'

type Bundle = Rolldown.OutputBundle

/** A path of the route table as an expression, between a beginning and an end that all have. */
const patternOf = (path: string) =>
  path.slice(1).replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')

/** Where the build puts every file that has a hash in its name. */
const folder = 'assets/'

/** The name of a file as the script says it. */
function shortName(file: string): string {
  if (!file.startsWith(folder)) throw new Error(`${file} is not in ${folder}`)
  return file.slice(folder.length)
}

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

type Page = {
  bundle: Bundle
  locales: readonly Locale[]
  /** Where the backend is that is asked at once; undefined where it stands in the page itself. */
  apiBaseUrl: string | undefined
  /** The addresses that it names the files of; all where none are given. */
  pages?: readonly { path: string }[]
}

/** Where this build's backend is; undefined in the demo, and where the app will say that the setting is bad. */
export function earlyBackendOf({ mode, env }: Pick<ResolvedConfig, 'mode' | 'env'>) {
  const address: unknown = env['VITE_API_BASE_URL']
  const isAsked = mode !== 'demo' && typeof address === 'string' && /^\s*https?:/i.test(address)
  return isAsked ? address.trim().replace(/\/+$/, '') : undefined
}

/**
 * The script that names the files of the address at once, and asks the backend what its screen will ask
 * first: else the browser would come to them one after the other, each a way to the host and back. It stands
 * in the page, so its hash is in the policy.
 */
export async function preloadScript({ bundle, locales, apiBaseUrl, pages }: Page): Promise<string> {
  const table = tableOf(bundle, (path) => !pages || pages.some((page) => page.path === path))
  const isShared = (file: string) => table.every(({ files }) => files.includes(file))
  const all = [...new Set(table.flatMap(({ files }) => files))]
  const shared = all.filter(isShared)
  const names = [...shared, ...all.filter((file) => !isShared(file))]
  const rows = table.map(({ path, access, files }) => [
    patternOf(path),
    access === 'public' ? 0 : 1,
    files.filter((file) => !isShared(file)).map((file) => names.indexOf(file)),
    ...(apiBaseUrl !== undefined && earlyReads[path] ? [apiBaseUrl + earlyReads[path]] : []),
  ])
  const texts = Object.fromEntries(
    locales.map(({ code }) => [
      code,
      filesFrom(bundle, `/locales/${code}/texts.ts`).map(shortName),
    ]),
  )
  const script = `{
const page=document.documentElement,names=${JSON.stringify(names.map(shortName))},rows=${JSON.stringify(rows)},texts=${JSON.stringify(texts)}
const find=path=>rows.find(([pattern])=>RegExp('^/'+pattern+'/?$','i').test(path))
let row=page.dataset.view==='app'&&find(location.pathname)
if(row&&row[1]&&!page.dataset.session)row=find('${paths.signIn}')
if(row)for(const name of [...names.slice(0,${shared.length}),...row[2].map(index=>names[index]),...texts[page.lang]||[]]){
const link=document.createElement('link'),style=name.endsWith('.css')
link.rel=style?'preload':'modulepreload'
if(style)link.as='style'
link.crossOrigin=''
link.href='/${folder}'+name
document.head.append(link)}
if(row&&row[3]){
const ofSkill=row[3].endsWith('='),{skillId}=(history.state||{}).usr||{},url=row[3]+(ofSkill?skillId:''),language=page.lang
if(!ofSkill||/^\\d+$/.test(skillId))for(const area of ['session','local'])try{
const {accessToken:token,expiresAt}=window[area+'Storage']
if(!token)continue
if(!expiresAt||Date.parse(expiresAt)>Date.now()){
const answer=fetch(url,{headers:{Accept:'application/json','Accept-Language':language,Authorization:'Bearer '+token}})
answer.catch(()=>{})
window.earlyRead={url,token,language,sentAt:Date.now(),answer}}
break
}catch{}}
}`
  return (await minify('preload.js', script)).code
}

/** Puts that script into the built page. */
export function preload(locales: readonly Locale[]): Plugin {
  let apiBaseUrl: string | undefined
  return {
    name: 'preload',
    apply: 'build',
    configResolved(config) {
      apiBaseUrl = earlyBackendOf(config)
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle }) =>
        bundle && [
          {
            tag: 'script',
            children: await preloadScript({ bundle, locales, apiBaseUrl }),
            injectTo: 'head',
          },
        ],
    },
  }
}
