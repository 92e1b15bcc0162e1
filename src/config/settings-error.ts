/** A setting is missing or malformed. A build stops and names it, `npm run dev` names it on the screen. */
export class SettingsError extends Error {
  readonly settings: readonly string[]
  constructor(settings: readonly string[]) {
    super(`Missing or malformed settings: ${settings.join(', ')}`)
    this.name = 'SettingsError'
    this.settings = settings
  }
}
