import { addPart } from '../add-part'

addPart(
  'skill-map',
  import.meta.glob('../../../locales/*/skill-map.json', { eager: true, import: 'default' }),
)
