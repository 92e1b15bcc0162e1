import type { Plugin } from 'vite'

/** The files of which nearly all runs once they are there: the app's start, its frame, the ways in, the charts. */
const beginsAtOnce = /^(app|frame|auth|learning|charts|\w+Screen)$/

/**
 * Marks the files of a start, so that Chromium (from 136) compiles each function in them while they come, beside the
 * page's own thread: else the first call of each holds up the page. Any other browser reads a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    // What Vite writes in front of a file comes in this step too, and only a file's first line is a hint.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && beginsAtOnce.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
