import { SettingsError } from '@/config/settings-error'

/** Says that the app could not start, in the words that index.html holds; names bad settings. */
export function showFailure(error: unknown): void {
  const failed = document.getElementById('boot-failed')
  const [reason, detail] = ['boot-reason', 'boot-detail'].map((id) => document.getElementById(id))
  if (!failed || !reason || !detail) throw error
  if (error instanceof SettingsError) {
    const names = detail.querySelector('code')
    if (names) names.textContent = error.settings.join(', ')
    reason.hidden = true
    detail.hidden = false
  }
  failed.hidden = false
}
