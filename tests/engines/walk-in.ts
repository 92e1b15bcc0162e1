import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { languageCodes } from '@/i18n/language-rules'
import type { Engine, Look } from './engines/driver'
import { startHosts } from './hosts'
import { albumOf } from './walk/album'
import { visitorWith } from './walk/visitor'
import { walkToTheTrophy } from './walk/walk'

/** A wide and a narrow viewport, in every language. */
const allLooks: readonly Look[] = (['desktop', 'phone'] as const).flatMap((size) =>
  languageCodes().map((language) => ({ size, language })),
)

/** Returns the folder to serve for a build's folder. */
export type Prepare = (folder: string) => string

/** The same walk in one engine, once for each look. */
export function walkIn(engine: Engine, prepare?: Prepare): void {
  describe(`in ${engine.name} a learner goes from the landing to a trophy without problems`, () => {
    let hosts: Awaited<ReturnType<typeof startHosts>>

    beforeAll(async () => {
      const build = inject('mainBuild')
      hosts = await startHosts(prepare?.(build) ?? build)
    })
    afterAll(async () => {
      await engine.close()
      await hosts.close()
    })

    test.for(allLooks.map((look) => [look.size, look.language, look] as const))(
      'on a %s, in %s',
      { timeout: 300_000 },
      async ([, , look]) => {
        await hosts.reset()
        const driver = await engine.openWindow(hosts, look)
        const keep = albumOf(engine.name, look)
        try {
          await walkToTheTrophy(visitorWith(driver, look, keep), hosts.app)
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
