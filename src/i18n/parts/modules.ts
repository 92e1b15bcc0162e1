import { addPart } from '../add-part'

addPart(
  'modules',
  import.meta.glob('../../../locales/*/modules.json', { eager: true, import: 'default' }),
)
