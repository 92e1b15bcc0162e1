import { addPart } from '../add-part'

addPart(
  'settings',
  import.meta.glob('../../../locales/*/settings.json', { eager: true, import: 'default' }),
)
