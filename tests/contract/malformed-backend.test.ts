import { describe } from 'vitest'
import { describeContract } from './whole-contract'

// All that it can answer crookedly at once, and ids that it takes back as texts only.
describe('with a backend that differs from the contract wherever it may', () => {
  describeContract({ malformed: 'all' })
})
