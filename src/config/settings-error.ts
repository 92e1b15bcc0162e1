/** A setting that is missing or malformed; the screen names it instead of staying white. */
export class SettingsError extends Error {
  readonly settings: readonly string[]
  constructor(settings: readonly string[]) {
    super(`Missing or malformed settings: ${settings.join(', ')}`)
    this.name = 'SettingsError'
    this.settings = settings
  }
}
