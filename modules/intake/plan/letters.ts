/** Of what is written on a plan on the screen, and the room around it, in pixels. */
export const letter = { high: 15, wide: 8.2, bold: 8.7 }
export const gap = 5

export const widthOf = (text: string): number => text.length * letter.wide
