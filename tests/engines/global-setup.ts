import { getEngines } from './engines/get-engines'
import { writeAlbum } from './walk/album'

/** Once for all tests: installs the engines, and writes a page of all screenshots at the end. */
export function setup(): () => void {
  getEngines()
  return () => console.log(`The pictures: ${writeAlbum()}`)
}
