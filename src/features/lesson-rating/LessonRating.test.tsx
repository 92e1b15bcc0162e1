import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as learning from '@/api/learning'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { renderLesson } from '@tests/fixtures/render-lesson'
import { LessonRating } from './LessonRating'

const helpful = 'How helpful was this in helping you understand the skill?'
const confident = 'After this lesson, how confident do you feel in using this skill in real life?'
const question = (name: string) => within(screen.getByRole('radiogroup', { name }))
const star = (name: string, stars: number) =>
  question(name).getByRole('radio', { name: new RegExp(`^${stars} of 5`) })
const submit = () => screen.getByRole('button', { name: /Submit Feedback|Sending…/ })
const giveBoth = async () => {
  await userEvent.click(star(helpful, 4))
  await userEvent.click(star(confident, 5))
}
const mayBeSent = 'Your stars may have been sent. You can close, or press Submit Feedback again.'
const refused = new ApiError('server', { status: 500 })
const isLocked = () => submit().getAttribute('aria-disabled') === 'true'

function renderRating() {
  const onDone = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  renderLesson(<LessonRating skillId={11} subSkillId={101} onDone={onDone} onClose={onClose} />)
  return { onDone, onClose }
}

beforeEach(() => {
  vi.spyOn(learning, 'getLearningPath').mockResolvedValue(aPath([aSubSkill({ id: 101 })]))
  vi.spyOn(learning, 'postLessonRating').mockResolvedValue()
})

describe('the rating of a lesson', () => {
  it('keeps the stars over a reload until they are sent', async () => {
    session.start({ accessToken: 'x', email: 'sam@example.com', remember: true })
    renderRating()
    await userEvent.click(star(helpful, 4))
    cleanup()
    const { onDone } = renderRating()
    expect(star(helpful, 4)).toBeChecked()
    await userEvent.click(star(confident, 5))
    await userEvent.click(submit())
    expect(onDone).toHaveBeenCalledOnce()
    cleanup()
    renderRating()
    expect(screen.getAllByText('Choose 1 to 5 stars')).toHaveLength(2)
  })

  it('names the lesson and asks both questions with five stars each', async () => {
    renderRating()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rate This Lesson')
    expect(await screen.findByText('Get your tools ready')).toBeVisible()
    expect(question(helpful).getAllByRole('radio')).toHaveLength(5)
    expect(question(confident).getAllByRole('radio')).toHaveLength(5)
    expect(screen.getAllByText('Choose 1 to 5 stars')).toHaveLength(2)
  })

  it.each([
    [
      helpful,
      'Not very helpful',
      'Somewhat helpful',
      'Very helpful',
      'Extremely helpful',
      'Outstanding!',
    ],
    [
      confident,
      'Need more practice',
      'Getting there',
      'Feeling confident',
      'Very confident',
      'Ready to teach!',
    ],
  ])('%s: has a phrase for each star', async (name, ...phrases) => {
    renderRating()
    for (const [index, phrase] of phrases.entries()) {
      await userEvent.click(star(name, index + 1))
      expect(screen.getByText(`${index + 1} of 5 · ${phrase}`)).toBeVisible()
    }
  })

  it.each([
    [helpful, '0 of 5 · Useless'],
    [confident, '0 of 5 · Not confident at all'],
  ])('%s: a second click on the same star undoes it', async (name, words) => {
    renderRating()
    await userEvent.click(star(name, 4))
    await userEvent.click(star(name, 4))
    expect(star(name, 4)).not.toBeChecked()
    expect(screen.getByText(words, { selector: 'p' })).toBeVisible()
    expect(isLocked()).toBe(true)
    await userEvent.click(star(name, 4))
    expect(star(name, 4)).toBeChecked()
  })

  it('can be sent when both questions have a star, and says how many are missing', async () => {
    renderRating()
    expect(submit()).toHaveAccessibleDescription('2 ratings to go')
    await userEvent.click(star(helpful, 4))
    expect(submit()).toHaveAccessibleDescription('One more rating to go')
    await userEvent.click(submit())
    expect(learning.postLessonRating).not.toHaveBeenCalled()
    await userEvent.click(star(confident, 5))
    expect(isLocked()).toBe(false)
  })

  it('sends the ratings of the sub-skill once and is done', async () => {
    const { onDone } = renderRating()
    await userEvent.click(star(helpful, 4))
    await userEvent.click(star(confident, 5))
    await userEvent.click(submit())
    await userEvent.click(submit())
    expect(learning.postLessonRating).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ subSkillId: 101, helpfulness: 4, confidence: 5 }),
    )
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('keeps the stars after a failed save, says so, and can be sent again', async () => {
    vi.mocked(learning.postLessonRating).mockRejectedValueOnce(new ApiError('no-response'))
    const { onDone } = renderRating()
    await userEvent.click(star(helpful, 4))
    await userEvent.click(star(confident, 5))
    await userEvent.click(submit())
    expect(screen.getByText(mayBeSent)).toBeVisible()
    expect(star(helpful, 4)).toBeChecked()
    expect(onDone).not.toHaveBeenCalled()
    await userEvent.click(submit())
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('says after a reload too that the stars may have been sent', async () => {
    vi.mocked(learning.postLessonRating).mockReturnValueOnce(new Promise(() => {}))
    session.start({ accessToken: 'x', email: 'sam@example.com', remember: true })
    renderRating()
    await giveBoth()
    await userEvent.click(submit())
    expect(screen.queryByText(mayBeSent)).toBeNull()
    cleanup()
    const { onDone } = renderRating()
    expect(screen.getByText(mayBeSent)).toBeVisible()
    await userEvent.click(submit())
    expect(onDone).toHaveBeenCalledOnce()
    cleanup()
    renderRating()
    expect(screen.queryByText(mayBeSent)).toBeNull()
  })

  it('gives no such warning after a refusal, unless an earlier request got no response', async () => {
    vi.mocked(learning.postLessonRating).mockRejectedValueOnce(refused)
    renderRating()
    await giveBoth()
    await userEvent.click(submit())
    expect(screen.queryByText(mayBeSent)).toBeNull()
    vi.mocked(learning.postLessonRating)
      .mockRejectedValueOnce(new ApiError('no-response'))
      .mockRejectedValueOnce(refused)
    await userEvent.click(submit())
    await userEvent.click(submit())
    expect(screen.getByText(mayBeSent)).toBeVisible()
  })

  it('closes without sending anything', async () => {
    const { onClose } = renderRating()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(learning.postLessonRating).not.toHaveBeenCalled()
  })
})
