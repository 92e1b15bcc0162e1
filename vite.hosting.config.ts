import { compression } from 'vite-plugin-compression2'
import appConfig from './vite.config.ts'

/** The app's build, each text file with its `.gz` and `.br` beside it: a host sends them as they are. */
export default {
  ...appConfig,
  plugins: [
    appConfig.plugins,
    compression({
      include: /\.(html|m?js|css|json|svg|txt|webmanifest)$/,
      // Below this a compressed answer is not smaller on the wire than the packet it travels in.
      threshold: 1000,
      logLevel: 'silent',
    }),
  ],
}
