const missingStyles = /unable to preload css/i

// What the browsers say when a file of the app cannot be loaded: after a new deployment the files of
// the old one may be gone.
const missing = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  missingStyles,
]

const says = (error: unknown, pattern: RegExp) =>
  error instanceof Error && pattern.test(error.message)

export const isMissingFile = (error: unknown) => missing.some((pattern) => says(error, pattern))

/** Whether what did not come are the styles of a file. */
export const areStylesMissing = (error: unknown) => says(error, missingStyles)
