import { addPart } from '../add-part'

addPart(
  'my-page',
  import.meta.glob('../../../locales/*/my-page.json', { eager: true, import: 'default' }),
)
