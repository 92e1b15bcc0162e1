import type { Page } from '@playwright/test'

/** The browser forbids storage, as some private windows do. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
  })
