import { addPart } from '../add-part'

addPart(
  'celebrations',
  import.meta.glob('../../../locales/*/celebrations.json', { eager: true, import: 'default' }),
)
