import { checkScreens } from './check-screens'

checkScreens('es')
