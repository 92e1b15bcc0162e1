import type { Language } from '@/i18n/languages'

/** A position in the viewport, in CSS pixels. */
export type Place = { x: number; y: number }

/** The few actions that every engine offers; everything else is built on them. */
export type Driver = {
  open: (address: string) => Promise<void>
  /** The value of an expression on the page, if JSON can hold it. */
  evaluate: (expression: string) => Promise<unknown>
  /** With the mouse. */
  press: (place: Place) => Promise<void>
  type: (text: string) => Promise<void>
  picture: () => Promise<Buffer>
  /** Problems since the window was opened: console messages, errors, violations of the policy. */
  problems: () => Promise<readonly string[]>
  close: () => Promise<void>
}

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

export type Look = { size: keyof typeof sizes; language: Language }

/** The addresses of the app and its backend on this machine. */
export type Hosts = { app: string; backend: string }

/** A browser that tests can drive. */
export type Engine = {
  /** The name on the page of screenshots. */
  name: string
  openWindow: (hosts: Hosts, look: Look) => Promise<Driver>
  close: () => Promise<void>
}

/** Calls a function on the page. It may use nothing but its argument. */
export async function ask<Argument, Answer>(
  driver: Driver,
  question: (argument: Argument) => Answer,
  argument: Argument,
): Promise<Answer> {
  const answer = await driver.evaluate(`(${String(question)})(${JSON.stringify(argument)})`)
  return answer as Answer
}
