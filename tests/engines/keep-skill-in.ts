import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { languageCodes } from '@/i18n/language-rules'
import { findAccount } from '@/mock-backend/server/db'
import type { Driver, Engine } from './engines/driver'
import { startHosts } from './hosts'
import { hostsThatGoAway } from './outage'
import { albumOf } from './walk/album'
import { allCompleted, keeper, learnKeptSkill } from './walk/kept-skill'
import { visitorWith } from './walk/visitor'

/** What browsers say of requests that nobody answers. */
const outageNoise = /^failed: |^console error: .*ERR_|Cross-Origin Request Blocked/

const withoutNoise = (driver: Driver): Driver => ({
  ...driver,
  problems: async () => (await driver.problems()).filter((problem) => !outageNoise.test(problem)),
})

type Options = { prepare?: (folder: string) => string }

/** A whole skill is kept, learned without a network and saved in one engine, in every language. */
export function keepSkillIn(engine: Engine, { prepare }: Options = {}): void {
  describe(`in ${engine.name} a learner keeps a skill, learns it without a network, and saves it`, () => {
    let hosts: Awaited<ReturnType<typeof startHosts>>
    let outage: Awaited<ReturnType<typeof hostsThatGoAway>>

    beforeAll(async () => {
      const build = inject('mainBuild')
      hosts = await startHosts(prepare?.(build) ?? build)
      outage = await hostsThatGoAway(hosts)
    })
    afterAll(async () => {
      await engine.close()
      await outage.begin()
      await hosts.close()
    })

    test.for(languageCodes())('in %s', { timeout: 400_000 }, async (language) => {
      await outage.end()
      await hosts.reset()
      const look = { size: 'desktop', language } as const
      const driver = withoutNoise(await engine.openWindow(outage.hosts, look))
      const keep = albumOf(`${engine.name} kept skill`, look)
      try {
        await learnKeptSkill(visitorWith(driver, look, keep), outage.hosts.app, outage)
        const states = await hosts.work((data) => findAccount(data, keeper)?.moduleStates)
        expect(states).toEqual(allCompleted)
      } catch (error) {
        keep('where it stopped', await driver.picture())
        throw error
      } finally {
        await driver.close()
      }
    })
  })
}
