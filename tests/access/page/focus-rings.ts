type Rgb = readonly [number, number, number]

/**
 * Elements whose focus is not visible enough. Runs in the page, after a key press, so that focus
 * set by script matches :focus-visible. A focus ring is an outline or a shadow of at least 3 px, of
 * which one color has a contrast of 3:1 with its surroundings.
 */
export function weakFocusRings(): string[] {
  const top =
    [...document.querySelectorAll('[aria-modal=true]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .at(-1) ?? document.body
  const read = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (color: string): [...Rgb, number] => {
    if (!read) return [0, 0, 0, 0]
    read.clearRect(0, 0, 1, 1)
    read.fillStyle = color
    read.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = read.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const light = (rgb: Rgb) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Rgb, other: Rgb) => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((first, second) => first - second)
    return (high + 0.05) / (low + 0.05)
  }
  const groundOf = (element: Element): Rgb => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const [red, green, blue, alpha] = rgba(getComputedStyle(at).backgroundColor)
      if (alpha > 0.9) return [red, green, blue]
    }
    return [255, 255, 255]
  }
  type Tone = { width: number; color: Rgb }
  const tonesOf = (element: Element): Tone[] => {
    const style = getComputedStyle(element)
    const tones: Tone[] = []
    const add = (width: number, color: string) => {
      const [red, green, blue, alpha] = rgba(color)
      if (alpha > 0.5 && width > 0) tones.push({ width, color: [red, green, blue] })
    }
    if (style.outlineStyle !== 'none') add(parseFloat(style.outlineWidth), style.outlineColor)
    for (const shadow of style.boxShadow.split(/,(?![^(]*\))/)) {
      const [, , blur = 0, spread = 0] = [
        ...shadow.replace(/\w+\([^)]*\)/, '').matchAll(/-?[\d.]+px/g),
      ].map(([px]) => parseFloat(px))
      if (blur === 0 && spread > 0) add(spread, /\w+\([^)]*\)/.exec(shadow)?.[0] ?? 'transparent')
    }
    return tones
  }
  const before = document.activeElement
  const tabbed = [
    ...top.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [tabindex="0"]',
    ),
  ]
  const found: string[] = []
  const kinds = new Set<string>()
  for (const element of tabbed) {
    // Check one of each kind, since they look alike.
    const kind = `${element.tagName} ${element.className} ${element.parentElement?.className}`
    if (kinds.has(kind)) continue
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled'))
      continue
    kinds.add(kind)
    element.focus({ preventScroll: true })
    if (!element.matches(':focus-visible')) continue
    // A hidden input shows its focus on the element that represents it.
    const stands = [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.closest('label'),
      element.firstElementChild,
    ].flatMap((one) => one ?? [])
    const rings = stands.map((one) => ({ tones: tonesOf(one), ground: groundOf(one) }))
    const isStrong = rings.some(
      ({ tones, ground }) =>
        tones.reduce((sum, { width }) => sum + width, 0) >= 3 &&
        tones.some(({ color }) => contrast(color, ground) >= 3),
    )
    if (isStrong) continue
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    found.push(
      `weak focus: ${element.tagName.toLowerCase()} "${name.slice(0, 40)}" ${JSON.stringify(rings[0])}`,
    )
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return found
}
