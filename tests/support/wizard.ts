import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

type Step = 1 | 2 | 3 | 4

/** Answers the steps of the onboarding wizard before this one, counted from 0, which then shows. */
export async function goToStep(user: UserEvent, step: Step, username = 'kim.27'): Promise<void> {
  const next = () => user.click(screen.getByText('Next'))
  await user.click(await screen.findByLabelText('18–24'))
  await user.click(screen.getByLabelText('Female'))
  await next()
  if (step === 1) return
  await user.click(screen.getByLabelText(/Supported/))
  await next()
  if (step === 2) return
  await user.click(screen.getByLabelText('Username'))
  await user.paste(username)
  await next()
  if (step === 3) return
  await user.click(await screen.findByLabelText('Connecting with Others'))
  await user.click(screen.getByLabelText('Other'))
  await user.click(screen.getByLabelText('Tell us your goal'))
  await user.paste(' Play the guitar ')
  await next()
}
