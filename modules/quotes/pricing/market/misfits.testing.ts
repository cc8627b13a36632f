/** Jobs whose price still lies outside what the market asks. A list may only shrink. */
export const dearOrCheap: string[] = ["toilet renewed, 1.5 m2", "kitchen of 8 m with an island, luxury"]

/** Jobs on which we plan more or fewer days than the market does. */
export const longOrShort: string[] = [
  "kitchen of 8 m with an island, luxury",
  "terraced house of 100 m2 from the shell up",
  "detached house of 180 m2, luxury",
  "extension of 4 by 2.5 m, shell only",
  "extension of 5 by 3 m, finished",
  "storey of 12 m2 on a garage, shell only",
  "sixteen large wooden windows, two doors, a sliding door, triple",
  "PVC on 45 m2, levelled",
]
