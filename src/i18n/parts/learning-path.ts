import { addPart } from '../add-part'

addPart(
  'learning-path',
  import.meta.glob('../../../locales/*/learning-path.json', { eager: true, import: 'default' }),
)
