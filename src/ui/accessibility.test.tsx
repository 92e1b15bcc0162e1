import { render, screen } from '@testing-library/react'
import { run } from 'axe-core'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FlowCanvas } from './chart/FlowCanvas'
import { Button } from './controls/Button'
import { Note } from './controls/Note'
import { ProgressBar } from './controls/ProgressBar'
import { RouteBar } from './controls/RouteBar'
import { SegmentedSwitch } from './controls/SegmentedSwitch'
import { Dialog } from './feedback/Dialog'
import { Popover } from './feedback/Popover'
import { CheckboxField } from './form/CheckboxField'
import { FieldErrorSummary } from './form/FieldErrorSummary'
import { PasswordField } from './form/PasswordField'
import { TextField } from './form/TextField'
import { EmptyView } from './states/EmptyView'
import { ErrorView } from './states/ErrorView'

const nothing = () => {}

const form = (
  <form>
    <h1>Sign up</h1>
    <FieldErrorSummary
      id="problems"
      errors={[{ fieldId: 'email', message: 'Write it in full.' }]}
    />
    <TextField
      id="email"
      label="E-mail"
      type="email"
      autoComplete="email"
      hint="Like sam@example.com"
      error="Write it in full."
      value="sam"
      onChange={nothing}
    />
    <PasswordField
      label="Password"
      autoComplete="new-password"
      value=""
      onChange={nothing}
      ok="Done"
    />
    <CheckboxField checked onChange={nothing}>
      Remember me
    </CheckboxField>
    <Note kind="warning" role="status" title="You are offline.">
      <p>Nothing is lost.</p>
    </Note>
    <p id="why">Choose one first.</p>
    <Button type="submit" locked reason="why">
      Continue
    </Button>
    <Button busy busyLabel="Saving…">
      Save
    </Button>
  </form>
)

const progress = (
  <>
    <RouteBar label="Cook" count={5} current={2} words="Lesson 2 of 5" />
    <ProgressBar percent={40} label="Make a budget" />
    <SegmentedSwitch
      label="View"
      value="map"
      onChange={nothing}
      options={[
        { value: 'map', label: 'Map', icon: 'map' },
        { value: 'list', label: 'List', icon: 'list' },
      ]}
    />
  </>
)

const chart = (
  <FlowCanvas
    ariaLabel="Your path"
    nodeTypes={{ stop: () => <button>Read the recipe</button> }}
    nodes={[{ id: 'a', type: 'stop', position: { x: 0, y: 0 }, width: 84, height: 84, data: {} }]}
    edges={[]}
  />
)

const anchor = document.createElement('button')

const views: Record<string, ReactElement> = {
  'a form': form,
  progress,
  'a chart': chart,
  'an error': <ErrorView what="It failed." onRetry={nothing} back={{ to: '/', label: 'Back' }} />,
  'an empty page': <EmptyView art={() => <svg />} title="No skills yet" text="Choose one." />,
  'a dialog': (
    <Dialog open onClose={nothing} title="Great Job!" action={<Button>Continue</Button>}>
      <p>You finished a part.</p>
    </Dialog>
  ),
  'a popover': (
    <Popover anchor={() => anchor} onClose={nothing} titleId="title">
      <h3 id="title">Read the recipe</h3>
    </Popover>
  ),
}

test.each(Object.entries(views))('axe finds no violation in %s', async (_, view) => {
  render(
    <MemoryRouter>
      <main>{view}</main>
    </MemoryRouter>,
  )
  await screen.findAllByText(/./)
  const { violations } = await run(document.body, {
    // Colours and the order of headings belong to the page and are measured in a real browser.
    rules: { 'color-contrast': { enabled: false }, 'heading-order': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
