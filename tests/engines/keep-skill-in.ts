import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findAccount } from '@/mock-backend/server/db'
import type { Driver, Engine } from './engines/driver'
import { startHosts } from './hosts'
import { hostsThatGoAway } from './outage'
import { allLooks, type Prepare } from './walk-in'
import { albumOf } from './walk/album'
import { allCompleted, keeper, learnKeptSkill } from './walk/kept-skill'
import { visitorWith } from './walk/visitor'

/** What browsers say of requests that nobody answers. */
const outageNoise = /^failed: |^console error: .*ERR_|Cross-Origin Request Blocked/

const withoutNoise = (driver: Driver): Driver => ({
  ...driver,
  problems: async () => (await driver.problems()).filter((problem) => !outageNoise.test(problem)),
})

/** A whole skill is kept, learned without a network and saved in one engine, once for each look. */
export function keepSkillIn(engine: Engine, prepare?: Prepare): void {
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

    test.for(allLooks.map((look) => [look.size, look.language, look] as const))(
      'on a %s, in %s',
      { timeout: 400_000 },
      async ([, , look]) => {
        await outage.end()
        await hosts.reset()
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
      },
    )
  })
}
