import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { svgComponents } from './src/build/svg-component.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svgComponents(), react()],
  resolve: { alias: { '@': folder('./src'), '@locales': folder('./locales') } },
  test: {
    env: { VITE_API_BASE_URL: 'https://api.test.example' },
    server: { deps: { inline: [/@mui/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/{journeys,conventions,contract}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
})
