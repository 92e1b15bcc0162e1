type Appearance = {
  /** Text size in percent of the browser's. */
  textSize: string
  colors: 'device' | 'light' | 'dark'
  contrast: 'device' | 'more'
}

type Device = { dark: boolean; moreContrast: boolean }

/** Sets the attributes of `<html>` by which the theme selects; index.html sets colors and text size before the first paint. */
export function applyAppearance(appearance: Appearance, device: Device): void {
  const { textSize, colors: chosen, contrast } = appearance
  const colors = chosen === 'device' ? (device.dark ? 'dark' : 'light') : chosen
  const { style, dataset } = document.documentElement
  style.fontSize = textSize === '100' ? '' : `${textSize}%`
  dataset['colors'] = colors
  // What a learner has chosen is not changed by a browser that darkens pages.
  style.colorScheme = chosen === 'device' ? '' : `only ${chosen}`
  dataset['contrast'] = device.moreContrast ? 'more' : contrast
  // The color of the browser's toolbar.
  for (const bar of document.querySelectorAll<HTMLElement>('meta[data-bar]')) {
    bar.setAttribute('media', bar.dataset['bar'] === colors ? 'all' : 'not all')
  }
}
