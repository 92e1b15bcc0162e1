import { firefoxEsr } from './engines/firefox'
import { walkIn } from './walk-in'

walkIn(firefoxEsr())
