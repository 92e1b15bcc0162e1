import type { Language } from '@/i18n/languages'

/** A place in the window, in CSS pixels. */
export type Place = { x: number; y: number }

/** The few things that every engine lets do with a window from outside; all else is made of them. */
export type Driver = {
  open: (address: string) => Promise<void>
  /** What an expression is worth on the page: anything that JSON can hold. */
  evaluate: (expression: string) => Promise<unknown>
  /** With the mouse, or a finger where there is one. */
  press: (place: Place) => Promise<void>
  type: (text: string) => Promise<void>
  picture: () => Promise<Buffer>
  /** What went wrong since the window was opened: messages in the console, errors, what the policy forbids. */
  problems: () => Promise<readonly string[]>
  close: () => Promise<void>
}

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

export type Look = { size: keyof typeof sizes; language: Language }

/** Where the app and its backend are on this machine. */
export type Hosts = { app: string; backend: string }

/** A browser that can be walked through. */
export type Engine = {
  /** As on the page of pictures. */
  name: string
  openWindow: (hosts: Hosts, look: Look) => Promise<Driver>
  close: () => Promise<void>
}

/** What a function is worth on the page. It must need nothing but its argument. */
export async function ask<Argument, Answer>(
  driver: Driver,
  question: (argument: Argument) => Answer,
  argument: Argument,
): Promise<Answer> {
  const answer = await driver.evaluate(`(${String(question)})(${JSON.stringify(argument)})`)
  return answer as Answer
}
