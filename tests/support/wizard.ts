import { fireEvent, screen } from '@testing-library/react'

/** Answers the steps of the wizard before this one, counted from 0, by single events, which are faster than a user's. */
export async function goToStep(step: 1 | 2 | 3 | 4, username = 'kim.27'): Promise<void> {
  const choose = (name: string | RegExp) => fireEvent.click(screen.getByLabelText(name))
  const write = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  const next = async (heading: string) => {
    fireEvent.click(screen.getByText('Next'))
    await screen.findByText(heading, { selector: 'h1' })
  }

  await screen.findByLabelText('18–24')
  choose('18–24')
  choose('Female')
  await next('How much support do you want?')
  if (step === 1) return
  choose(/Supported/)
  await next('Choose a username')
  if (step === 2) return
  write('Username', username)
  await next('What would you like to learn?')
  if (step === 3) return
  await screen.findByLabelText('Other')
  choose('Connecting with Others')
  choose('Other')
  write('Tell us your goal', ' Play the guitar ')
  await next('Is this right?')
}
