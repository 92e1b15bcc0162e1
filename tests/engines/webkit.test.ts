import { notingBuild } from './engines/noted-problems'
import { webKit } from './engines/webkit'
import { walkIn } from './walk-in'

walkIn(webKit(), notingBuild)
