import type { StoryStep } from './story'

/** A way to go through the app: the same story with other means. */
export type Way = {
  read: (text: string) => Promise<void>
  press: (role: 'button' | 'link', name: string, isArmed: boolean) => Promise<void>
  choose: (role: 'radio' | 'checkbox', name: string) => Promise<void>
  type: (text: string, field: string) => Promise<void>
  play: () => Promise<void>
  /** A check after each step. */
  check: () => Promise<void>
}

/** The step in words, for the error message. */
function stepWords(step: StoryStep): string {
  if ('read' in step) return `read: ${step.read}`
  if ('press' in step) return `press ${step.press}: ${step.name}`
  if ('choose' in step) return `choose ${step.choose}: ${step.name}`
  if ('type' in step) return `type into: ${step.into}`
  return `play: ${step.play}`
}

function take(way: Way, step: StoryStep): Promise<void> {
  if ('read' in step) return way.read(step.read)
  if ('press' in step) return way.press(step.press, step.name, step.armed ?? false)
  if ('choose' in step) return way.choose(step.choose, step.name)
  if ('type' in step) return way.type(step.type, step.into)
  return way.play()
}

/** Goes through the whole story; an error names the step at which it failed. */
export async function followStory(story: readonly StoryStep[], way: Way): Promise<void> {
  for (const [index, step] of story.entries()) {
    try {
      await take(way, step)
      await way.check()
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`step ${index + 1}, ${stepWords(step)}: ${reason}`, { cause })
    }
  }
}
