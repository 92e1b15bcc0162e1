// What the browsers say when a file of the app cannot be loaded: after a new deployment the files of
// the old one may be gone.
const missing = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
]

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missing.some((pattern) => pattern.test(error.message))
}
