import { expect, test } from 'vitest'
import { blockedStreams, plainVideoHosts } from './stream-hosts'

test('a host of videos in parts is named once, and one of whole videos or the backend itself is not', () => {
  const sources = [
    { videoUrl: 'https://video.example/a/master.m3u8?token=1' },
    { videoUrl: 'https://video.example/b.mpd' },
    { videoUrl: 'https://whole.example/c.mp4' },
    { videoUrl: 'https://api.example/d.m3u8' },
    { videoUrl: null },
    undefined,
  ]
  expect(blockedStreams('https://api.example/v1', sources)).toEqual(['https://video.example'])
})

test('a host of videos by plain http is named, and the backend itself is not', () => {
  const sources = [
    { videoUrl: 'http://video.example/a.mp4' },
    { videoUrl: 'HTTP://video.example/b.mp4' },
    { videoUrl: 'http://www.youtube.com/watch?v=a1' },
    { videoUrl: 'https://whole.example/c.mp4' },
    { videoUrl: 'http://127.0.0.1:4700/clips/d.mp4' },
    { videoUrl: '' },
  ]
  expect(plainVideoHosts('http://127.0.0.1:4700', sources)).toEqual(['http://video.example'])
})
