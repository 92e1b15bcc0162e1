import { startTestBackend } from '@/mocks/node'

/** The mock backend of a test file, on MSW; setup.ts brings its seed back after each test. */
export const backend = startTestBackend({ baseUrl: import.meta.env['VITE_API_BASE_URL'] })
