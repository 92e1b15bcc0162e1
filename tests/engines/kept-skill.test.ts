import { firefoxEsr } from './engines/firefox'
import { keepSkillIn } from './keep-skill-in'

keepSkillIn(firefoxEsr())
