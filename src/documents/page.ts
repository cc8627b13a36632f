export const points = (mm: number) => (mm / 25.4) * 72

/** An A4 and its white, in points. */
export const paper = { width: points(210), height: points(297) }
export const margin = {
  top: points(20),
  bottom: points(20),
  side: points(20),
  header: points(10),
  footer: points(9),
}
