import type { Texts } from '../en/texts'
import auth from './auth.json'
import common from './common.json'
import errors from './errors.json'
import sideMenu from './side-menu.json'

export const texts: Texts = {
  auth,
  common,
  errors,
  'side-menu': sideMenu,
}
