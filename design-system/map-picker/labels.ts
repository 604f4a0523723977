/** What a map picker says. */
export interface MapPickerLabels {
  search: string
  /** While places are looked for. */
  searching: string
  noResults: string
  /** Name of the list of places. */
  results: string
  latitude: string
  longitude: string
  /** The chosen place, read and shown. */
  chosen: (place: string) => string
  nothingChosen: string
  locate: string
  clear: string
  /** Name of the map and its buttons. */
  map: string
  zoomIn: string
  zoomOut: string
  panUp: string
  panDown: string
  panWest: string
  panEast: string
  /** Stands for a map that could not be drawn: the search still works. */
  mapFailed: string
}
