import { paths } from '@/config/paths'

const places: readonly string[] = [paths.skillMap, paths.learningPath]

/** Without the slashes at the end, which a learner may type. */
export const bare = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '')

/** Whether a screen asks to save: nobody is in the middle of something there. */
export const asksToSave = (pathname: string) => places.includes(bare(pathname))
