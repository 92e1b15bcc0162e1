/** The `beforeinstallprompt` event, which TypeScript does not know. */
type Offer = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether the browser offers to install the app, has installed it during this visit, or neither. */
type InstallStatus = 'none' | 'offered' | 'installed'

let offer: Offer | undefined
let status: InstallStatus = 'none'
const listeners = new Set<() => void>()

function setStatus(next: InstallStatus): void {
  status = next
  for (const listener of listeners) listener()
}

/** Call before the app renders: the event fires once, and the browser shows its own banner unless it is canceled. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer // TypeScript has no type for this event
    setStatus('offered')
  })
  window.addEventListener('appinstalled', () => setStatus('installed'))
}

export const installOffer = {
  status: () => status,

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },

  /** Shows the browser's install dialog. True if the learner accepts; an event can be used once. */
  askLearner: async (): Promise<boolean> => {
    const taken = offer
    offer = undefined
    if (!taken) return false
    await taken.prompt()
    const isAccepted = (await taken.userChoice).outcome === 'accepted'
    setStatus(isAccepted ? 'installed' : 'none')
    return isAccepted
  },
}
