import { expect, test, type Locator } from '../support/e2e'

const sizeOf = async (element: Locator) => {
  const { width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return [width, height]
}
/** Waits for an element within this one that is laid out with this size, whatever the zoom of a chart. */
const hasSize = (element: Locator, width: number, height: number) =>
  expect
    .poll(() =>
      element.evaluate((root) =>
        [...root.querySelectorAll<HTMLElement>('*')].map(
          ({ offsetWidth, offsetHeight }) => `${offsetWidth} x ${offsetHeight}`,
        ),
      ),
    )
    .toContain(`${width} x ${height}`)

/** In the page: with a lesson that is begun, Log out asks first. */
const beginLesson = () =>
  localStorage.setItem('progress_101-pdf-1003', JSON.stringify({ pdf: { page: 2 } }))

test('the sign-in panel is 400 by 500 px', async ({ page }) => {
  await page.goto('/SignIn')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await hasSize(page.locator('main'), 400, 500)
  // Also where Google's part is not there.
  await expect(page.locator('[data-fixed]')).toHaveCSS('min-height', '500px')
})

test('a text size that is pressed twice stays chosen', async ({ page, openAs }) => {
  await openAs('sam', '/settings')
  await page.getByText('Largest', { exact: true }).dblclick()
  await expect(page.getByLabel('Largest')).toBeChecked()
  await page.getByText('Normal', { exact: true }).first().dblclick()
  await expect(page.getByLabel('Normal').first()).toBeChecked()
})

test('the menu is 280 px wide', async ({ page, openAs }) => {
  await openAs('sam', '/skillmap')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect((await sizeOf(page.getByRole('dialog')))[0]).toBe(280)
})

test('the nodes of the map are 120, 80 and 60 px wide', async ({ page, openAs }) => {
  await openAs('sam', '/skillmap')
  for (const [node, size] of [
    ['user', 120],
    ['category', 80],
    ['skill', 60],
  ] as const) {
    await hasSize(page.locator(`.react-flow__node-${node}`).first(), size, size)
  }
})

test('the answers of a quiz are at most 400 px wide', async ({ page, openAs }) => {
  // One below the other, each with more room than that.
  await page.setViewportSize({ width: 600, height: 800 })
  await openAs('omar', '/learningpath/introduction?skill=11&type=quiz&module=1002&step=101')
  await page.getByRole('button', { name: 'Do it again' }).click()
  const answers = page.getByRole('group').getByRole('button')
  await expect(answers.first()).toBeVisible()
  for (const answer of await answers.all()) {
    expect((await sizeOf(answer))[0]).toBe(400)
  }
})

test('the viewer of a pdf is 600 by 400 px', async ({ page, openAs }) => {
  await openAs('omar', '/learningpath/recipe?skill=11&type=pdf&module=1014&step=105')
  await expect(page.locator('canvas').first()).toBeVisible()
  await hasSize(page.locator('main'), 600, 400)
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  const boxOf = async (element: Locator) =>
    (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }

  test('a journey has its picture above its words, and large letters have Next above Back', async ({
    page,
    openAs,
  }) => {
    await openAs('kim', '/lifegoals')
    await page.getByLabel('18-24').check()
    await page.getByLabel('Female').check()
    await page.getByRole('button', { name: 'Next' }).click()
    const card = page.locator('label', { hasText: 'Independent' })
    const words = await boxOf(card.getByText('Independent', { exact: true }))
    const picture = await boxOf(card.locator('svg').first())
    expect(picture.y + picture.height).toBeLessThanOrEqual(words.y)

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '250%'
    })
    const next = await boxOf(page.getByRole('button', { name: 'Next' }))
    const back = await boxOf(page.getByRole('button', { name: 'Back' }))
    expect(next.y + next.height).toBeLessThanOrEqual(back.y)
  })

  test('the bar of Continue is in view beside the answers, and below them with the largest letters', async ({
    page,
    openAs,
  }) => {
    const quiz = '/learningpath/introduction?skill=11&type=quiz&module=1002&step=101'
    await openAs('omar', quiz)
    const again = page.getByRole('button', { name: 'Do it again' })
    await again.click()
    const goOn = page.getByRole('button', { name: 'Continue' })
    await expect(goOn).toBeInViewport()
    await page.goto('/settings')
    await page.getByLabel('Largest').check()
    await page.goto(quiz)
    await again.click()
    await expect(page.getByRole('group').getByRole('button').first()).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(goOn).not.toBeInViewport()
  })

  test('a wrong answer stays in view with its mark, with the largest letters', async ({
    page,
    openAs,
  }) => {
    await openAs('omar', '/settings')
    await page.getByLabel('Largest').check()
    await page.goto('/learningpath/introduction?skill=11&type=quiz&module=1002&step=101')
    await page.getByRole('button', { name: 'Do it again' }).click()
    await page.getByRole('group').getByRole('button').first().press('Enter')
    // Its mark first, which goes after two seconds.
    await expect(page.getByText('Not this one')).toBeInViewport()
    await expect(page.getByText('Almost there! Give it another shot.')).toBeAttached()
  })

  test('Continue comes into view at the last tick, with the largest letters', async ({
    page,
    openAs,
  }) => {
    const challenge = '/learningpath/challenge?skill=21&type=challenge&module=2013&step=205'
    await openAs('tomas', '/settings')
    await page.getByLabel('Largest').check()
    await page.goto(challenge)
    const goOn = page.getByRole('button', { name: 'Continue' })
    await goOn.click()
    for (const box of await page.getByRole('checkbox').all()) {
      await expect(goOn).not.toBeInViewport()
      await box.check()
    }
    await expect(goOn).toBeInViewport({ ratio: 1 })
  })

  test('the choice of skills is as high as the card in view', async ({ page, openAs }) => {
    await openAs('sam', '/skill-selection')
    const row = page.getByRole('region').first().locator('..')
    const isAsHighAs = async (category: string) => {
      const card = page.getByRole('region', { name: category })
      await expect
        .poll(async () => (await boxOf(row)).height - (await boxOf(card)).height)
        // Its padding.
        .toBe(14)
    }
    await isAsHighAs('Cooking')
    await page.getByRole('button', { name: 'Go to Finances' }).click()
    await page.getByRole('button', { name: 'Go to Social skills' }).click()
    await page.getByRole('button', { name: 'Go to Living independently' }).click()
    await isAsHighAs('Living independently')
  })

  test('what has the focus is never behind a bar', async ({ page, openAs }) => {
    await openAs('sam', '/skill-selection')
    await expect(page.getByRole('checkbox').first()).toBeAttached()
    /** In the page: nothing else is where the middle of it is, and its card is the one in view. */
    const isInSight = () => {
      const focused = document.activeElement ?? document.body
      const { x, y, width, height } = focused.getBoundingClientRect()
      const isOnTop = focused.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      return isOnTop && (focused.closest('section')?.matches('[data-current]') ?? true)
    }
    for (const [key, end] of [
      ['Tab', page.getByRole('button', { name: 'Save and continue' })],
      ['Shift+Tab', page.getByRole('link', { name: 'Skip to the content' })],
    ] as const) {
      const isAtEnd = () => end.evaluate((element) => element === document.activeElement)
      while (!(await isAtEnd())) {
        await page.keyboard.press(key)
        await expect.poll(() => page.evaluate(isInSight)).toBe(true)
      }
    }
  })
})

test.describe('on a small laptop at 400 %', () => {
  test.use({ viewport: { width: 341, height: 160 } })

  test('the words of a dialog can be read, and the page below the banner of no network', async ({
    page,
    context,
    openAs,
  }) => {
    await openAs('sam', '/skillmap')
    await expect(page.locator('.react-flow button').first()).toBeAttached()
    await context.setOffline(true)
    const banner = page.getByText('No internet.', { exact: true })
    await expect(banner).toBeAttached()
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect(banner).not.toBeInViewport()
    await page.evaluate(beginLesson)
    await page.getByRole('button', { name: 'Log out' }).click()
    const words = page.getByRole('dialog').getByText('What you have finished is saved.')
    await words.scrollIntoViewIfNeeded()
    const isOnTop = words.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(await isOnTop).toBe(true)
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 640, height: 400 } })

  test('the button of a dialog is in view, with the largest letters', async ({ page, openAs }) => {
    await openAs('tomas', '/settings')
    await page.getByLabel('Largest').check()
    await page.goto('/skillmap')
    await page.evaluate(beginLesson)
    await page.getByRole('button', { name: 'Log out' }).click()
    const dialog = page.getByRole('dialog')
    for (const name of ['Stay signed in', 'Log out now']) {
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })

  for (const letters of ['usual', 'Largest']) {
    test(`map and path begin with their title, and Continue below it, with ${letters} letters`, async ({
      page,
      openAs,
    }) => {
      await openAs('tomas', '/settings')
      if (letters === 'Largest') await page.getByLabel(letters).check()
      for (const path of ['/skillmap', '/learningpath?skill=21']) {
        await page.goto(path)
        const goOn = page.getByRole('link', { name: /^Continue: / })
        await expect(page.locator('.react-flow button').first()).toBeAttached()
        await expect(goOn).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        // Also where the next step is far down on the path; a page begins a frame later.
        const scrollY = page.evaluate(async () => {
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
          return window.scrollY
        })
        expect(await scrollY).toBe(0)
      }
    })
  }
})
