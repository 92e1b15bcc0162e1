import { addPart } from '../add-part'

addPart(
  'install',
  import.meta.glob('../../../locales/*/install.json', { eager: true, import: 'default' }),
)
