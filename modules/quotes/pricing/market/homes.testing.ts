/** The buildings of the jobs, as their owners answer the shared questions. */
export const homes: [name: string, answers: string][] = [
  [
    "terraced",
    "gebruik woning, woningtype tussenwoning, bouwjaar 1985, asbest vrij, monument nee, parkeren gratis, container straat, bewoond ja, urgentie normaal, budget onbekend",
  ],
  [
    "emptied",
    "gebruik woning, woningtype tussenwoning, bouwjaar 1968, asbest vrij, monument nee, parkeren gratis, container straat, bewoond nee, urgentie normaal, budget onbekend",
  ],
  [
    "corner",
    "gebruik woning, woningtype hoekwoning, bouwjaar 1974, asbest vrij, monument nee, parkeren gratis, container eigen_terrein, bewoond ja, urgentie normaal, budget onbekend",
  ],
  [
    "detached",
    "gebruik woning, woningtype vrijstaand, bouwjaar 1998, monument nee, parkeren gratis, container eigen_terrein, bewoond ja, urgentie normaal, budget onbekend",
  ],
  [
    "flat",
    "gebruik woning, woningtype appartement, vve ja, bouwjaar 1972, asbest vrij, monument nee, verdieping 3, lift nee, parkeren betaald, container geen, bewoond ja, urgentie normaal, budget onbekend",
  ],
  [
    "shop",
    "gebruik bedrijf, bouwjaar 2001, monument nee, parkeren gratis, container eigen_terrein, bewoond ja, urgentie normaal, budget onbekend",
  ],
]
