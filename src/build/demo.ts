import { preview } from 'vite'
import { seededLearners, seedPassword } from '@/mock-backend/seed/learners'
import { buildApp } from './build-app'

/**
 * `npm start`: builds and serves the demo with the mock backend. It is a production build, so it
 * runs at real speed; `npm run dev` is for working on the code.
 */
export async function main(): Promise<void> {
  console.log('Norte is being built. This takes about ten seconds.')
  const outDir = buildApp('demo')
  // If the port is taken, Vite picks the next free one.
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4173, strictPort: false },
  })
  const address = server.resolvedUrls?.local[0] ?? ''
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
