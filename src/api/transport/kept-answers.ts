import { findKeptAnswer, refreshKeptAnswer } from '@/learner/kept/kept-files'
import { fromDevice } from '@/learner/kept/from-device'
import timing from '@/ui/theme/timing.json'
import { isUnanswered } from './api-error'
