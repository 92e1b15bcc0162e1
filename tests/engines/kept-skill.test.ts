import { firefoxEsr } from './engines/firefox'
import { notingBuild } from './engines/noted-problems'
import { webKit } from './engines/webkit'
import { keepSkillIn } from './keep-skill-in'

keepSkillIn(firefoxEsr())
keepSkillIn(webKit(), notingBuild)
