/** A setting is missing or malformed. The error screen names it. */
export class SettingsError extends Error {
  readonly settings: readonly string[]
  constructor(settings: readonly string[]) {
    super(`Missing or malformed settings: ${settings.join(', ')}`)
    this.name = 'SettingsError'
    this.settings = settings
  }
}
