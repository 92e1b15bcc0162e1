import { addPart } from '../add-part'

addPart(
  'skill-selection',
  import.meta.glob('../../../locales/*/skill-selection.json', { eager: true, import: 'default' }),
)
