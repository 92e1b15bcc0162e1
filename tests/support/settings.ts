/** The base address in the build for the browser tests; nobody answers there but their stand-in backend. */
export const apiBaseUrl = 'https://api.test.example'
