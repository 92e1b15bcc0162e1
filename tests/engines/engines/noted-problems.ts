import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** Runs on the page before its own scripts, and records problems that WebDriver cannot report. */
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

/** The problems that the page has recorded. */
export async function readNotes(evaluate: (code: string) => Promise<unknown>): Promise<string[]> {
  const kept = await evaluate("JSON.parse(sessionStorage.getItem('notes') ?? '[]')")
  return v.parse(v.array(v.string()), kept)
}

/**
 * Copies a build and adds the recording script: WebKit's driver reports no problems. The policy is
 * computed from the page, so it stays as strict. Returns the folder of the copy.
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
