/** The base address in all tests, where only their mock backend answers. */
export const apiBaseUrl = 'https://api.test.example'
