/** A picture without colour: one byte a pixel, row after row from the upper left, 0 is black. */
export interface Gray {
  width: number
  height: number
  data: Uint8Array
}
