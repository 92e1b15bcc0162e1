import { moduleTypes } from '@/api/answers/learning'
import type { OpenedApp } from '@tests/fixtures/browser/test-app'
import { finishing, saving, type FinishingFault, type SavingFault } from './kept-table'
import { runCells } from './run-cells'
import { tryToFinish, tryToSave } from './try-kept'

const faults = {
  finishing: Object.keys(finishing) as FinishingFault[],
  saving: Object.keys(saving) as SavingFault[],
}

runCells(
  moduleTypes.flatMap((kind) => [
    ...faults.finishing.map((fault) => ({
      title: `finishing a ${kind} of a kept skill: ${fault}`,
      attempt: (app: OpenedApp) => tryToFinish(app, kind, fault),
    })),
    ...faults.saving.map((fault) => ({
      title: `saving a ${kind} of a kept skill: ${fault}`,
      attempt: (app: OpenedApp) => tryToSave(app, kind, fault),
    })),
  ]),
  // Skills are kept only where it runs.
  { serviceWorker: true },
)
