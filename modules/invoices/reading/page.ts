/** Parts of the page's width and height, 0 to 1, from its upper left corner, after it was turned upright. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where on the document: pages count from 1. */
export interface Place {
  page: number
  box: Box
}

/** A word as it stands on the page. `confidence` is 1 for text that was data, and the engine's (0 to 1) for OCR. */
export interface Word {
  text: string
  box: Box
  confidence: number
}

/**
 * A page with its words in reading order. `width` and `height` are of the upright page, in any unit: only their ratio
 * counts. `turned` is by how many degrees clockwise it was turned to stand upright, with what was straightened; the
 * picture of the page is made in the same way, so that boxes lie where the words are.
 */
export interface Page {
  width: number
  height: number
  words: Word[]
  source: "text" | "ocr"
  turned: number
}
