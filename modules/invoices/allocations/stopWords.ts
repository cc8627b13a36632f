/** Words that names of projects share with any text. */
export const stopWords = new Set(
  `aan bij dan dat den der des die dit een het hun met nog ook per ter ten tot uit van voor naar onder over
  fam familie dhr mevr heer mevrouw beheer project projecten werk werken werkzaamheden order levering leveren
  bestelling factuur materiaal materialen nieuw nieuwe oude woning huis pand klus bouw`.split(/\s+/),
)
