import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { guestFolders } from './guests'

const list = 'src/app/extras.ts'
const copy = '.cache/without-extras'
/** What the type checker remembers from one copy to the next, which differ in a few files. */
const memory = resolve('.cache/without-extras.tsbuildinfo')

/** The list of the guests without those of these folders. */
export function withoutGuests(code: string, folders: readonly string[]): string {
  return folders.reduce((rest, folder) => {
    const line = new RegExp(
      `^import \\{ (\\w+) \\} from '@/${folder.replace('src/', '')}/.*\\n`,
      'm',
    )
    const [, name] = line.exec(rest) ?? []
    if (name === undefined) throw new Error(`${list} does not import ${folder}`)
    return rest.replace(line, '').replace(new RegExp(`\\b${name}\\b,?`), '')
  }, code)
}

/** What the type checker finds in a copy of this tree without these guests. */
function errorsWithout(folders: readonly string[]): string {
  rmSync(copy, { recursive: true, force: true })
  const given = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', given, { encoding: 'utf8' }).split('\0')
  const isOfGuest = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  const isRead = (file: string) => /\.(ts|tsx|json)$/.test(file) && existsSync(file)
  for (const file of files.filter((one) => isRead(one) && !isOfGuest(one))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    copyFileSync(file, join(copy, file))
  }
  writeFileSync(join(copy, list), withoutGuests(readFileSync(list, 'utf8'), folders))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const checker = ['tsc', '--incremental', '--tsBuildInfoFile', memory]
  const { status, stdout } = spawnSync('npx', checker, { cwd: copy, encoding: 'utf8' })
  rmSync(copy, { recursive: true })
  return status === 0 ? '' : stdout
}

/** Run by `npm run check`: the types hold without each guest, and without all of them. */
function main(): void {
  const guests = guestFolders()
  for (const folders of [...guests.map((guest) => [guest]), guests]) {
    const errors = errorsWithout(folders)
    console.log(`without ${folders.join(', ') || 'guests'}: ${errors || 'the types hold'}`)
    if (errors !== '') process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()
