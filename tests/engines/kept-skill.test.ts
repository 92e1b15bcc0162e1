import { firefoxEsr } from './engines/firefox'
import { notingBuild } from './engines/noted-problems'
import { oldChromium } from './engines/old-chromium'
import { webKit } from './engines/webkit'
import { keepSkillIn } from './keep-skill-in'

keepSkillIn(firefoxEsr())
keepSkillIn(webKit(), { prepare: notingBuild })
keepSkillIn(oldChromium(), { looks: [{ size: 'phone', language: 'es' }] })
