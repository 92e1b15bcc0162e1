import { existsSync, readdirSync } from 'node:fs'

const folder = 'src/extras'

/** The folders of the guests (src/ui/extras/extras.tsx). */
export const guestFolders = (): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []
