import { moduleTypes } from '@/api/answers/learning'
import { forgive } from '@tests/fixtures/browser/outages'
import { test } from '@tests/fixtures/browser/test-app'
import { faultsOwnWords } from './cells'
import { finishing, saving, type FinishingFault, type SavingFault } from './kept-table'
import { tryToFinish, tryToSave } from './try-kept'

const faults = {
  finishing: Object.keys(finishing) as FinishingFault[],
  saving: Object.keys(saving) as SavingFault[],
}

test.for(moduleTypes.flatMap((kind) => faults.finishing.map((fault) => [kind, fault] as const)))(
  'finishing a %s of a kept skill: %s',
  { timeout: 120_000 },
  async ([kind, fault], { openApp, problems }) => {
    const app = await openApp()
    await tryToFinish(app, kind, fault)
    await app.page.context().close()
    forgive(problems, faultsOwnWords)
  },
)

test.for(moduleTypes.flatMap((kind) => faults.saving.map((fault) => [kind, fault] as const)))(
  'saving a %s of a kept skill: %s',
  { timeout: 120_000 },
  async ([kind, fault], { openApp, problems }) => {
    const app = await openApp()
    await tryToSave(app, kind, fault)
    await app.page.context().close()
    forgive(problems, faultsOwnWords)
  },
)
