import { useRememberedView } from './useRememberedView'

export type MapOrList = 'map' | 'list'

/** How the learner likes to see a chart, remembered in this browser; the map until they choose. */
export function useMapOrList(storageKey: 'skillMapView' | 'learningPathView') {
  return useRememberedView<MapOrList>(storageKey, ['map', 'list'])
}
