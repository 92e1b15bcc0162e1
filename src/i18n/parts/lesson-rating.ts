import { addPart } from '../add-part'

addPart(
  'lesson-rating',
  import.meta.glob('../../../locales/*/lesson-rating.json', { eager: true, import: 'default' }),
)
