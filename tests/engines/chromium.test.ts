import { oldChromium } from './engines/old-chromium'
import { walkIn } from './walk-in'

walkIn(oldChromium())
