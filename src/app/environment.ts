/** The label of a host that is not the main one (specification §1); undefined for all others. */
export function environmentOf(hostname: string): 'DEVELOP' | 'STAGING' | undefined {
  const host = hostname.toLowerCase()
  if (host.includes('dev')) return 'DEVELOP'
  return host.includes('stg') ? 'STAGING' : undefined
}

/** Fills the banner of index.html, which stands over the landing and the app alike. */
export function showEnvironment(hostname: string): void {
  const name = environmentOf(hostname)
  const banner = document.getElementById('environment')
  if (!banner || name === undefined) return
  banner.textContent = name
  banner.dataset.name = name
  banner.hidden = false
}
