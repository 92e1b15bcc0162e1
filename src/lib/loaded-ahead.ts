/** Whether the browser has loaded the page before anybody has opened it. TypeScript does not know the property yet. */
export const isLoadedAhead = (): boolean =>
  'prerendering' in document && document.prerendering === true
