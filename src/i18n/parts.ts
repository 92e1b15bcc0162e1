/** The texts of a language: those of common.json at the root, of each other file under its name in camel case. */
export function joinParts(files: Readonly<Record<string, object>>): object {
  const { common, ...parts } = files
  const named = Object.entries(parts).map(([file, texts]) => [camelCase(file), texts])
  return { ...common, ...Object.fromEntries(named) }
}

const camelCase = (file: string) =>
  file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
