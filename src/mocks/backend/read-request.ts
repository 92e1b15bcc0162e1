import { contentLanguages, type Language } from '../curriculum/texts'

export type ReadRequest = {
  language: Language
  query: URLSearchParams
  body: Readonly<Record<string, unknown>>
  bearer: string | null
  origin: string | null
}

/** The parts of a request that endpoints need; null if its body is not a JSON object. */
export async function readRequest(request: Request): Promise<ReadRequest | null> {
  const body = request.method === 'POST' ? parseObject(await request.text()) : {}
  if (!body) return null
  return {
    language: languageOf(request.headers.get('accept-language')),
    query: new URL(request.url).searchParams,
    body,
    bearer: /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
    origin: request.headers.get('origin'),
  }
}

/** The first language of the header (`es`, `es-MX,en;q=0.5`), or the fallback if the curriculum lacks it. */
function languageOf(header: string | null): Language {
  const [first] = (header ?? '')
    .trim()
    .toLowerCase()
    .split(/[^a-z]/)
  return contentLanguages.find((code) => code === first) ?? contentLanguages[0]
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
