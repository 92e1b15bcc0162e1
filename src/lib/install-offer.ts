/** What some browsers hand out to put the app on the device; TypeScript does not know it. */
type Offer = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether the browser offers it, has done it in this visit, or neither. */
type Standing = 'none' | 'offered' | 'installed'

let offer: Offer | undefined
let standing: Standing = 'none'
const listeners = new Set<() => void>()

function become(next: Standing): void {
  standing = next
  for (const listener of listeners) listener()
}

/** From the first moment on: a browser makes its offer once, and shows a banner of its own if nobody takes it. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer // what the browsers that know this event send
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

  /** Lets the browser ask. True when the learner said yes; an offer holds once. */
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
