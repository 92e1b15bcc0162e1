import { SettingsError } from '@/config/settings-error'
import { reportProblem } from '@/lib/report-problem'

/** Reports why the app could not start, shows the message of index.html, and names malformed settings. */
export function showFailure(error: unknown): void {
  reportProblem(error, 'start')
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
