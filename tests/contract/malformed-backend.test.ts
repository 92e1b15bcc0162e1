import { describe } from 'vitest'
import { describeContract } from './whole-contract'

// All malformed rows combined, and ids that are accepted as texts only.
describe('with a backend that differs from the contract wherever it may', () => {
  describeContract({ malformed: 'all' })
})
