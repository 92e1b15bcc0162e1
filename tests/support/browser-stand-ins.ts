// What jsdom lacks and our libraries ask for. Behaviour that depends on layout, media or canvas is
// tested in a real browser (tests/e2e).

globalThis.ResizeObserver ??= class implements ResizeObserver {
  private readonly callback: ResizeObserverCallback
  constructor(callback: ResizeObserverCallback) {
    this.callback = callback
  }
  observe(target: Element) {
    const entry = { target, contentRect: { width: 1000, height: 700 } }
    // React Flow reads only these two fields.
    this.callback([entry as unknown as ResizeObserverEntry], this)
  }
  unobserve() {}
  disconnect() {}
}

globalThis.DOMMatrixReadOnly ??= class {
  m22: number
  constructor(transform?: string) {
    this.m22 = Number(/scale\(([\d.]+)/.exec(transform ?? '')?.[1] ?? 1)
  }
} as unknown as typeof DOMMatrixReadOnly

// Nothing is drawn here, so nothing moves either.
window.matchMedia ??= (media: string) =>
  ({
    media,
    matches: media === '(prefers-reduced-motion: reduce)',
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList

window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}
HTMLMediaElement.prototype.play = () => Promise.resolve()
HTMLMediaElement.prototype.pause = () => {}
HTMLMediaElement.prototype.load = () => {}

Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: {
    configurable: true,
    get(this: HTMLElement) {
      return Number.parseFloat(this.style.height) || 40
    },
  },
  offsetWidth: {
    configurable: true,
    get(this: HTMLElement) {
      return Number.parseFloat(this.style.width) || 100
    },
  },
})

// A modal dialog opens, closes, and gives the focus back; that the page behind is out of reach, and
// that the focus stays inside, is for a real browser to show.
const openedFrom = new WeakMap<HTMLDialogElement, Element | null>()

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  const dialog = document.querySelector('dialog[open]')
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
})

HTMLDialogElement.prototype.showModal = function () {
  openedFrom.set(this, document.activeElement)
  this.open = true
}

HTMLDialogElement.prototype.close = function () {
  this.open = false
  const before = openedFrom.get(this)
  if (before instanceof HTMLElement) before.focus()
}

// As on a computer; pdf-stand-in.ts makes a phone of it.
Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { configurable: true, value: true })

// No Blob has an address in jsdom; each gets one of its own here.
let blobs = 0
URL.createObjectURL = () => `blob:https://norte.example/${(blobs += 1)}`
URL.revokeObjectURL = () => {}
