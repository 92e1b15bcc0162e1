import type { useWizard } from '../useWizard'

export type StepProps = Pick<
  ReturnType<typeof useWizard>,
  'answers' | 'errors' | 'answer' | 'field'
>
