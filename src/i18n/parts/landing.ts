import { addPart } from '../add-part'

addPart(
  'landing',
  import.meta.glob('../../../locales/*/landing.json', { eager: true, import: 'default' }),
)
