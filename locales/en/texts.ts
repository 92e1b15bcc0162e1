import auth from './auth.json'
import common from './common.json'
import errors from './errors.json'
import sideMenu from './side-menu.json'

/** What every screen may say: it is fetched by itself. The other parts come with their screens (src/i18n/parts). */
export const texts = {
  auth,
  common,
  errors,
  'side-menu': sideMenu,
}

/** What every language must have. */
export type Texts = typeof texts
