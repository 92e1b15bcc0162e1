/** The curriculum's files by path, bundled by Vite. */
export const files: Record<string, unknown> = import.meta.glob(
  ['./categories.json', './skills/*/skill.json'],
  { import: 'default', eager: true },
)
