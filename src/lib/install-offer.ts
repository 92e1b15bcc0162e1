/** The `beforeinstallprompt` event, which TypeScript does not know. */
type Offer = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether the browser offers to install the app, has installed it during this visit, or neither. */
type Standing = 'none' | 'offered' | 'installed'

let offer: Offer | undefined
let standing: Standing = 'none'
const listeners = new Set<() => void>()

function become(next: Standing): void {
  standing = next
  for (const listener of listeners) listener()
}

/** Call before the app renders: the event fires once, and the browser shows its own banner unless it is canceled. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer // TypeScript has no type for this event
    become('offered')
  })
  window.addEventListener('appinstalled', () => become('installed'))
}

export const installOffer = {
  standing: () => standing,

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
    become(isAccepted ? 'installed' : 'none')
    return isAccepted
  },
}
