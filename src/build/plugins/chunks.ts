import { normalizePath, type Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** The files with which something begins to load that statically lead to a module. */
function beginningsOf(id: string, graph: Graph): Set<string> {
  const seen = new Set([id])
  const found = new Set<string>()
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) found.add(normalizePath(one))
    info.importers.forEach((importer) => seen.add(importer))
  }
  return found
}

const screenName = /\/src\/screens\/(\w+)Screen\.tsx$/
/** What begins to ask the backend. A form signed out fetches it to send, and goes on to what it is for. */
const asking = /\/src\/(app\/LearnersData\.tsx|api\/(answers\/ask-ahead|transport\/client)\.ts)$/
/** The last of them asks the backend, which the others do without. */
const auth = ['SignIn', 'SignUp', 'ForgotPassword', 'ResetPassword']
/** For everyone, signed in or not: what they share must not bring the learning along. */
const beside = ['Help', 'Survey']
const isText = /\/(locales|i18n\/parts)\/[\w/-]+\.(json|ts)$/
const charts = ['SkillMap', 'LearningPath']
/** The least of the modules that need the bundler's helpers: those stand in the first file that needs them, or alone. */
const drawing = /\/react\/(jsx-runtime|cjs\/react-jsx-runtime\.production)\.js$/

/**
 * The file that a module goes to: by the screens that need it, so that each screen takes a few files and
 * hardly anything that it does not use. Null: beside the one that needs it.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const beginnings = [...beginningsOf(id, graph)]
  const isFrom = (file: string) => beginnings.some((path) => path.endsWith(file))
  if (isFrom('/service-worker.ts')) return null
  const isFirst = isFrom('/index.html')
  if (isFirst || drawing.test(id)) return 'first'
  // The landing fetches it when it is quiet: nothing with styles, which would reach the landing too.
  if (isFrom('/src/app/start.tsx')) return 'app'
  if (isFrom('/src/app/shell/AppLayout.tsx')) return 'frame'
  // On the landing QA watches the calls as well: the client comes without what has styles.
  if (isFrom('/src/app/qa/qa.ts')) return 'client'
  const screens = beginnings.flatMap((path) => screenName.exec(path)?.[1] ?? [])
  const isStyle = id.endsWith('.css')
  if (beginnings.some((path) => asking.test(path))) return 'learning'
  if (screens.join() === 'ResetPassword' && !isStyle) return null
  if (screens.length > 0 && screens.every((screen) => auth.includes(screen))) return 'auth'
  const areCharts = screens.length > 0 && screens.every((screen) => charts.includes(screen))
  // Styles are small: a few more in a file that is there anyway cost less than a request of their own.
  if (areCharts && (isStyle || screens.length > 1)) return 'charts'
  if (screens.length < 2) return null
  if (isStyle || screens.some((screen) => [...auth, ...beside].includes(screen))) return 'frame'
  if (screens.includes('SkillMap')) return 'learning'
  // What pages beside the lessons say in common, no lesson waits for.
  return isText.test(id) && !screens.includes('LearningPath') ? null : 'lessons'
}
