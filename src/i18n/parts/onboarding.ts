import { addPart } from '../add-part'

addPart(
  'onboarding',
  import.meta.glob('../../../locales/*/onboarding.json', { eager: true, import: 'default' }),
)
