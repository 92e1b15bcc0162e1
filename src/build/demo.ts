import { preview } from 'vite'
import { seededLearners, seedPassword } from '@/mock-backend/seed/learners'
import { buildApp } from './build-app'

/** Builds the demo and serves it; if the port is taken, at the next free one. */
export async function serveDemo(port: number) {
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: buildApp('demo') },
    preview: { port, strictPort: false },
  })
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

/**
 * `npm start`: builds and serves the demo with the mock backend. It is a production build, so it
 * runs at real speed; `npm run dev` is for working on the code.
 */
export async function main(): Promise<void> {
  console.log('Norte is being built. This takes about ten seconds.')
  const { address } = await serveDemo(4173)
  const learners = seededLearners.map(({ email, about }) => `  ${email.padEnd(20)} ${about.en}`)
  console.log(
    [
      '',
      `Norte runs at ${address}`,
      '',
      `Sign in as one of these learners, with the password ${seedPassword}:`,
      ...learners,
      '',
      'What you do stays in your browser. To forget it and start afresh, open',
      `${address}SignIn?start-afresh`,
      '',
      'Press Ctrl+C to stop.',
    ].join('\n'),
  )
}
