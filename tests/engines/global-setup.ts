import { getEngines } from './engines/get-engines'
import { writeAlbum } from './walk/album'

/** Once for all walks: the engines are there, and in the end a page of all pictures. */
export function setup(): () => void {
  getEngines()
  return () => console.log(`The pictures: ${writeAlbum()}`)
}
