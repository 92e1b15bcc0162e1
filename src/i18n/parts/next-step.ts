import { addPart } from '../add-part'

addPart(
  'next-step',
  import.meta.glob('../../../locales/*/next-step.json', { eager: true, import: 'default' }),
)
