import { normalizePath, type Rolldown } from 'vite'

/** The chunk that holds this source file, all chunks that it imports, and their styles, by their names in the build. */
export function chunkFiles(bundle: Rolldown.OutputBundle, source: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const output = bundle[name]
    if (output?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const style of output.viteMetadata?.importedCss ?? []) found.add(style)
    output.imports.forEach(add)
  }
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    if (output.moduleIds.some((id) => normalizePath(id).endsWith(source))) add(output.fileName)
  }
  if (found.size === 0) throw new Error(`No chunk of the build holds ${source}`)
  return [...found]
}
