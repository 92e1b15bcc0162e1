import { act } from '@testing-library/react'

/** Presses a button twice as fast as a browser can, where microtasks still run between two presses. */
export async function pressTwice(button: HTMLElement): Promise<void> {
  await act(async () => button.click())
  await act(async () => button.click())
}
