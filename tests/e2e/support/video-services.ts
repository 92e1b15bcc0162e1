import type { BrowserContext } from 'playwright-core'

/**
 * Stand-ins for the players of YouTube and Vimeo, under their own addresses: the scripts and pages
 * speak as the real ones do (an iframe and messages to and fro), so that the whole way of our player
 * is walked. A video lasts 60 seconds and plays in about one.
 */
export const serviceHosts = ['https://www.youtube.com', 'https://player.vimeo.com']

/** The video that its owner lets nobody show elsewhere. */
export const refusedVideo = 'refused0000'

const player = `
  let time = 0, timer
  const length = 60
  const button = document.querySelector('button')
  function play() {
    clearInterval(timer)
    stateChanged('playing')
    timer = setInterval(() => {
      time = Math.min(length, time + 6)
      timeChanged()
      if (time === length) { clearInterval(timer); stateChanged('ended') }
    }, 100)
  }
  button.onclick = play
  const asksFor = (captions) => { document.querySelector('p').textContent = 'Captions: ' + captions }
  const query = new URLSearchParams(location.search)
`

const youtubePage = `<!doctype html><html lang="en"><title>Player</title>
<p></p><button>Play</button><script>${player}
  const numbers = { playing: 1, ended: 0 }
  let state = -1, isReady = false
  time = Number(query.get('start') ?? 0)
  asksFor(query.get('cc_lang_pref'))
  const say = (event, info) => parent.postMessage(JSON.stringify({ event, info }), '*')
  const timeChanged = () => {
    say('infoDelivery', { currentTime: time, duration: length, playerState: state, videoLoadedFraction: 1 })
    say('onVideoProgress', time)
  }
  const stateChanged = (name) => { state = numbers[name]; timeChanged(); say('onStateChange', state) }
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data)
    if (event === 'listening' && !isReady) {
      isReady = true
      if (location.pathname.endsWith('${refusedVideo}')) return say('onError', 150)
      say('initialDelivery', { currentTime: 0, duration: length, playerState: state, videoLoadedFraction: 0 })
      say('onReady')
    }
    if (func === 'playVideo') play()
  })
</script>`

const youtubeApi = `
  window.YT = { loading: 1, loaded: 0 }
  const next = document.createElement('script')
  next.src = 'https://www.youtube.com/s/player/stand-in/www-widgetapi.vflset/www-widgetapi.js'
  document.head.append(next)
`

const youtubeWidgetApi = `
  YT.PlayerState = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 }
  YT.Player = class {
    #handlers = {}
    #info = { currentTime: 0, duration: 0, playerState: -1, volume: 100, playbackRate: 1, videoLoadedFraction: 0 }
    #frame
    constructor(frame, { events }) {
      this.#frame = frame
      for (const [name, handler] of Object.entries(events)) this.addEventListener(name, handler)
      const greeting = setInterval(() => this.#send({ event: 'listening' }), 50)
      addEventListener('message', (message) => {
        if (message.source !== frame.contentWindow) return
        clearInterval(greeting)
        const { event, info } = JSON.parse(message.data)
        if (/Delivery$/.test(event)) Object.assign(this.#info, info)
        else for (const handler of this.#handlers[event] ?? []) handler({ target: this, data: info })
      })
    }
    #send(message) {
      this.#frame.contentWindow?.postMessage(JSON.stringify(message), '*')
    }
    addEventListener(name, handler) { (this.#handlers[name] ??= []).push(handler) }
    playVideo() { this.#send({ event: 'command', func: 'playVideo' }) }
    pauseVideo() {}
    seekTo() { this.playVideo() }
    setVolume(volume) { this.#info.volume = volume }
    setPlaybackRate(rate) { this.#info.playbackRate = rate }
    setOption() {}
    getOption() { return [] }
    mute() {}
    unMute() {}
    isMuted() { return false }
    destroy() {}
    getCurrentTime() { return this.#info.currentTime }
    getDuration() { return this.#info.duration }
    getPlayerState() { return this.#info.playerState }
    getVolume() { return this.#info.volume }
    getPlaybackRate() { return this.#info.playbackRate }
    getVideoLoadedFraction() { return this.#info.videoLoadedFraction }
  }
  YT.loaded = 1
  window.onYouTubeIframeAPIReady?.()
`

const vimeoPage = `<!doctype html><html lang="en"><title>Player</title>
<p></p><button>Play</button><script>${player}
  const heard = new Set()
  asksFor(query.get('texttrack'))
  const say = (message) => parent.postMessage(JSON.stringify(message), '*')
  const tell = (event, data) => heard.has(event) && say({ event, data })
  const about = () => ({ seconds: time, duration: length, percent: time / length })
  const timeChanged = () => tell('timeupdate', about())
  const stateChanged = (name) => { if (name === 'playing') tell('play', about()); tell(name, about()) }
  const answers = {
    getDuration: () => length, getVolume: () => 1, getMuted: () => false,
    getCurrentTime: () => time, getTextTracks: () => [],
  }
  addEventListener('message', ({ data }) => {
    const { method, value: args } = typeof data === 'string' ? JSON.parse(data) : data
    const value = Array.isArray(args) ? args[0] : args
    if (method === 'addEventListener') {
      heard.add(value)
      if (value === 'loaded') say({ event: 'loaded', data: { id: 1 } })
    }
    if (method === 'setCurrentTime') { time = value; tell('seeked', about()) }
    if (method === 'loadVideo') asksFor(value.texttrack)
    if (method === 'play') play()
    say({ method, value: answers[method]?.() ?? value })
  })
  say({ event: 'ready' })
</script>`

/** The services answer with their stand-ins, or are blocked as in many schools. */
export async function answerForServices(
  context: BrowserContext,
  fate: 'play' | 'blocked' = 'play',
): Promise<void> {
  if (fate === 'blocked') {
    for (const host of serviceHosts) await context.route(`${host}/**`, (route) => route.abort())
    return
  }
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  const page = (body: string) => ({ contentType: 'text/html', body })
  const answers = [
    ['https://www.youtube.com/iframe_api', script(youtubeApi)],
    ['https://www.youtube.com/s/player/**', script(youtubeWidgetApi)],
    ['https://www.youtube.com/embed/**', page(youtubePage)],
    ['https://player.vimeo.com/video/**', page(vimeoPage)],
  ] as const
  for (const [address, answer] of answers) {
    await context.route(address, (route) => route.fulfill(answer))
  }
}
