import { describe, expect, it } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { keepLastPlace, readLastPlace } from './last-lesson'

const module = aModule({ nodeType: 'recipe', videoUrl: 'https://clips.example.org/a.mp4' })

describe('the last place', () => {
  it('comes back for the same learner, without the address of the video', () => {
    keepLastPlace('sam', { skillId: 11, module })
    expect(readLastPlace('sam')).toEqual({ skillId: 11, module: { ...module, videoUrl: null } })
    expect(localStorage.getItem('lastPlace_sam')).not.toContain('clips.example.org')
  })

  it('is the one that was opened last', () => {
    keepLastPlace('sam', { skillId: 11, module })
    keepLastPlace('sam', { skillId: 11, module: { ...module, id: 1002, contentId: 1002 } })
    expect(readLastPlace('sam')?.module.id).toBe(1002)
  })

  it('is nothing for another learner or for nobody', () => {
    keepLastPlace('sam', { skillId: 11, module })
    keepLastPlace(undefined, { skillId: 11, module })
    expect(readLastPlace('kim')).toBeNull()
    expect(readLastPlace(undefined)).toBeNull()
    expect(localStorage).toHaveLength(1)
  })
})
