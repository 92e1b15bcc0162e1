import { addPart } from '../add-part'

addPart(
  'help',
  import.meta.glob('../../../locales/*/help.json', { eager: true, import: 'default' }),
)
