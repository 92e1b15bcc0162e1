import { stored } from '../stored'
import { keptSkills } from '../stored-things'

/** Few learners keep a skill: what it takes is loaded by those who do. */
export const hasKeptSkills = () => (stored(keptSkills).read() ?? []).length > 0
