import { checkScreens } from './check-screens'

checkScreens('en')
