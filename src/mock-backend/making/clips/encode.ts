import { spawn } from 'node:child_process'
import { once } from 'node:events'

export const FRAMES_PER_SECOND = 12

export interface Frame {
  png: Buffer
  /** For how many frames this picture is shown. */
  count: number
}

// Main profile, yuv420p, and the index at the front of the file: every browser can play it, and
// starts before it has loaded everything.
const options = [
  ['-loglevel', 'error', '-y', '-f', 'image2pipe', '-c:v', 'png'],
  ['-framerate', String(FRAMES_PER_SECOND), '-i', '-', '-an', '-map_metadata', '-1'],
  [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '23',
  ],
  ['-pix_fmt', 'yuv420p', '-g', '240', '-threads', '2', '-movflags', '+faststart'],
  ['-fflags', '+bitexact', '-flags:v', '+bitexact'],
].flat()

/** Encodes the frames as a silent H.264 file. Needs ffmpeg on this machine. */
export async function encode(frames: readonly Frame[], file: string): Promise<void> {
  const ffmpeg = spawn('ffmpeg', [...options, file], { stdio: ['pipe', 'inherit', 'inherit'] })
  ffmpeg.stdin.on('error', () => {})
  const ended = once(ffmpeg, 'close').catch(() => {
    throw new Error('Films need ffmpeg, and it does not start on this machine')
  })
  for (const { png, count } of frames)
    for (let i = 0; i < count; i += 1)
      if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} for ${file}`)
}
