/**
 * Resolves once somebody has opened the page: a browser may load it ahead, and then nothing may be sent or stored. TypeScript does
 * not know the property yet.
 */
export const whenOpened = (): Promise<unknown> =>
  'prerendering' in document && document.prerendering === true
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
    : Promise.resolve()
