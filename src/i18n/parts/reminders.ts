import { addPart } from '../add-part'

addPart(
  'reminders',
  import.meta.glob('../../../locales/*/reminders.json', { eager: true, import: 'default' }),
)
