import * as v from 'valibot'
import { SettingsError } from './settings-error'

/** The settings of the build that is running, read from `import.meta.env` here and nowhere else. */
export type Env = {
  /** Where the REST backend is, without a slash at the end. */
  apiBaseUrl: string
}

const httpAddress = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.regex(/^https?:\/\//i),
  v.transform((address) => address.replace(/\/+$/, '')),
)

const schema = v.object({ VITE_API_BASE_URL: httpAddress })

/** Reads and checks the settings. Throws SettingsError that names each bad one. */
export function readEnv(source: Record<string, unknown>): Env {
  const result = v.safeParse(schema, source)
  if (!result.success) {
    const names = result.issues.map((issue) => v.getDotPath(issue) ?? 'settings')
    throw new SettingsError([...new Set(names)])
  }
  return { apiBaseUrl: result.output.VITE_API_BASE_URL }
}

let current: Env | undefined

/** The checked settings, read once. Throws SettingsError. */
export function env(): Env {
  current ??= readEnv(import.meta.env)
  return current
}
