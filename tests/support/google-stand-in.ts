/**
 * A stand-in for Google's sign-in client (accounts.google.com/gsi/client), for jsdom and for real
 * browsers. It keeps to what Google documents: `initialize` takes the settings and warns when it is
 * called again, `renderButton` puts a frame of the asked size into its place and needs `initialize`
 * first; a press calls `click_listener`, opens a window of Google, and what is chosen there comes
 * back to `callback`. It stands on its own: its text becomes the script that a browser is given.
 */
export function installGoogleStandIn(script: string): void {
  type Settings = { client_id: string; callback: (response: object) => void }
  type ButtonOptions = {
    width?: number
    text?: string
    locale?: string
    click_listener?: () => void
  }

  const language = new URL(script).searchParams.get('hl') ?? 'en'
  const words: Record<string, Record<string, string>> = {
    en: { continue_with: 'Continue with Google', signup_with: 'Sign up with Google' },
    es: { continue_with: 'Continuar con Google', signup_with: 'Registrarse con Google' },
  }
  let settings: Settings | undefined

  const id = {
    initialize(next: Settings) {
      if (!next.client_id) throw new Error('[GSI_LOGGER]: Missing required parameter: client_id.')
      settings = next
    },
    renderButton(place: HTMLElement | null, options: ButtonOptions) {
      if (!settings) throw new Error('[GSI_LOGGER]: Failed to render button before initialize().')
      if (!place) throw new Error('[GSI_LOGGER]: There is no place for the button.')
      const { width = 0 } = options
      if (width < 200 || width > 400) throw new Error(`[GSI_LOGGER]: Bad button width ${width}.`)
      const button = document.createElement('div')
      button.setAttribute('role', 'button')
      button.tabIndex = 0
      button.textContent = words[language]?.[options.text ?? ''] ?? 'Google'
      const look = { width: `${width}px`, height: '40px', border: '1px solid #747775' }
      Object.assign(button.style, look, {
        boxSizing: 'border-box',
        borderRadius: '4px',
        background: '#fff',
        color: '#1f1f1f',
        textAlign: 'center',
        lineHeight: '38px',
      })
      button.addEventListener('click', () => {
        options.click_listener?.()
        // The window of Google: a test chooses who signs in, or closes it by choosing nobody.
        const choose = (credential: string | undefined) =>
          settings?.callback(credential === undefined ? {} : { credential, select_by: 'btn' })
        Object.assign(window, { chooseGoogleAccount: choose })
      })
      place.replaceChildren(button)
    },
    prompt() {},
    cancel() {},
    disableAutoSelect() {},
  }
  Object.assign(window, { google: { accounts: { id } } })
}

/** The stand-in as the text of a script. */
export const googleScriptText = () =>
  `(${installGoogleStandIn.toString()})(document.currentScript.src)`

/** The address of Google's client; the language follows as `?hl=es`. */
export const googleScript = 'https://accounts.google.com/gsi/client'

/** Google's host: tests answer for it, and never ask it. */
export const googleHost = new URL(googleScript).origin

/** A credential as Google gives one: a JSON Web Token whose payload names the e-mail. */
export function googleCredential(email: string): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${part({ alg: 'RS256' })}.${part({ email, name: 'A learner' })}.signature`
}
