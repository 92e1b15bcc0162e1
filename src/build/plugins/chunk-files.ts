import { normalizePath, type Rolldown } from 'vite'

/**
 * File names of the chunk with this source file, of all chunks that it imports, and of their
 * styles.
 */
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
