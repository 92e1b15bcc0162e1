import type { ModuleKey } from './learning-path'

/** The name under which the progress within a module is stored: ids may repeat between types and sub-skills. */
export const progressName = ({ subSkillId, type, id }: ModuleKey): string =>
  `${subSkillId}-${type}-${id}`
