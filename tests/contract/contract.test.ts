import { describe } from 'vitest'
import { describeContract } from './whole-contract'

describe('with a backend that keeps the contract', () => {
  describeContract({})
})
