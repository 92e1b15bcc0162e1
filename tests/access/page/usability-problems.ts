/** Findings that would puzzle a learner or leave them stuck on this page. Runs in the page. */
export function usabilityProblems(): string[] {
  const top =
    [...document.querySelectorAll('[aria-modal=true]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .at(-1) ?? document.body
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const named = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    return `${element.tagName.toLowerCase()} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}"`
  }
  const controls = [
    ...top.querySelectorAll(
      'a[href], button, input, textarea, select, summary, iframe, video[controls], [role=button]',
    ),
  ].filter(isShown)
  const isClosed = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true]') ||
    element.closest('fieldset:disabled') !== null
  const found: string[] = []

  // The language switch and the skip link do not count: they lead nowhere else.
  const leadsOn = controls.filter((one) => !isClosed(one) && !one.matches('[lang], [href="#main"]'))
  if (leadsOn.length === 0) found.push('dead end: nothing here can be pressed')

  const reasonOf = (control: Element) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .flatMap((id) => document.getElementById(id) ?? [])
      .some((text) => isShown(text) && (text.textContent ?? '').trim() !== '')
  for (const control of controls.filter(isClosed)) {
    // A busy control explains itself: "Saving…".
    const isBusy = (control.textContent ?? '').trim().endsWith('…')
    if (!isBusy && !reasonOf(control)) found.push(`closed without a reason: ${named(control)}`)
  }

  const headings = [...document.querySelectorAll<HTMLElement>('h1:not([aria-level="2"])')].filter(
    isShown,
  )
  if (headings.length !== 1)
    found.push(`${headings.length} main headings: ${headings.map(named).join()}`)
  const heading = headings[0]?.innerText ?? ''
  const [place = '', ...app] = document.title.split(/ [·–|] /)
  // The landing and the start failure have only the app's name as title.
  const isStart = location.pathname === '/' || headings[0]?.closest('#boot-failed')
  if (!isStart && (place === '' || app.length === 0))
    found.push(`the title says no place: "${document.title}"`)
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
  // An error view keeps the title of its screen.
  const isFailure = headings[0]?.closest('[role=alert]') !== null
  // A loading view gets its title with its content.
  const isLoading = headings[0]?.closest('[role=status]') !== null
  // A lesson's title is its name, while its heading may be a question.
  const isLesson = location.pathname.startsWith('/learningpath/')
  const mayDiffer = isStart || isFailure || isLoading || isLesson
  if (!mayDiffer && !words(place).some((word) => words(heading).includes(word)))
    found.push(`the title "${document.title}" says another place than "${heading}"`)
  return found
}
