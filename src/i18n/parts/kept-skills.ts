import { addPart } from '../add-part'

addPart(
  'kept-skills',
  import.meta.glob('../../../locales/*/kept-skills.json', { eager: true, import: 'default' }),
)
