import { act } from '@testing-library/react'
import { googleScript, installGoogleStandIn } from './google-stand-in'

/** What becomes of Google's script: it comes, it cannot be had, a blocker empties it, it never ends. */
export type ScriptFate = 'loads' | 'fails' | 'empty' | 'hangs'

/** Answers for Google's host while a test runs; returns the addresses that were asked for, and an end. */
export function answerForGoogle(fate: ScriptFate) {
  const asked: string[] = []
  const answer = (script: HTMLScriptElement) => {
    asked.push(script.src)
    if (fate === 'hangs') return
    if (fate === 'loads') installGoogleStandIn(script.src)
    act(() => {
      script.dispatchEvent(new Event(fate === 'fails' ? 'error' : 'load'))
    })
  }
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src.startsWith(googleScript)) answer(node)
    }
  })
  observer.observe(document.body, { childList: true })
  const end = () => {
    observer.disconnect()
    Reflect.deleteProperty(window, 'google')
    Reflect.deleteProperty(window, 'chooseGoogleAccount')
  }
  return { asked, end }
}

/** What the learner does in Google's window: chooses an account, or closes the window. */
export async function chooseInGoogle(credential: string | undefined): Promise<void> {
  const choose: unknown = Reflect.get(window, 'chooseGoogleAccount')
  if (typeof choose !== 'function') throw new Error('No window of Google is open')
  await act(async () => {
    choose(credential)
  })
}
