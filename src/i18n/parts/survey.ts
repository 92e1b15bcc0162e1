import { addPart } from '../add-part'

addPart(
  'survey',
  import.meta.glob('../../../locales/*/survey.json', { eager: true, import: 'default' }),
)
