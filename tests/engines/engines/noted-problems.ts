import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** Runs on the page before all else: what a driver cannot hear, the page writes down for it. */
function noteProblems(): void {
  const notes: string[] = JSON.parse(sessionStorage.getItem('notes') ?? '[]')
  const note = (text: string) => {
    notes.push(text)
    sessionStorage.setItem('notes', JSON.stringify(notes))
  }
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...words: unknown[]) => {
      note(`console ${level}: ${words.map(String).join(' ')}`)
      say(...words)
    }
  }
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event
      const isFile = target instanceof Element
      note(`error: ${isFile ? target.outerHTML.slice(0, 200) : message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} blocked ${blockedURI}`),
  )
}

/** What the page has written down so far. */
export async function keptNotes(evaluate: (code: string) => Promise<unknown>): Promise<string[]> {
  const kept = await evaluate("JSON.parse(sessionStorage.getItem('notes') ?? '[]')")
  return v.parse(v.array(v.string()), kept)
}

/**
 * A copy of a build whose page writes down what goes wrong: WebKit's driver says nothing of it. The policy
 * is made from the page, so it stays as strict as it is. Returns the copy's folder.
 */
export function notingBuild(build: string): string {
  const copy = `${build}-noting`
  rmSync(copy, { recursive: true, force: true })
  cpSync(build, copy, { recursive: true })
  const page = `${copy}/index.html`
  const script = `<script>(${String(noteProblems)})()</script>`
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${script}`))
  return copy
}
