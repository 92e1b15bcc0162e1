/** The base address in the build for the browser tests, where only their mock backend answers. */
export const apiBaseUrl = 'https://api.test.example'
