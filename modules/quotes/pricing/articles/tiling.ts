/** Tiles and what they are set in. */
export const tiling = `
article                                           | unit | price | pack      | waste
Egaliseer- en uitvlakmortel                       | kg   | 0.78  | 25 zak    |
Extra snijverlies en nivelleerclips               | m2   | 4.50  | - toeslag |
Kimband 120 mm                                    | m1   | 1.80  | 10 rol    | 5%
Kimpasta waterdicht                               | kg   | 7.20  | 7 emmer   |
Poedertegellijm flexibel C2TE S1                  | kg   | 0.95  | 25 zak    |
Vloertegel antislip R10 30 x 30 cm                | m2   | 24.00 | 1.08 doos | 10%
Vloertegel gerectificeerd 90 x 90 cm, designserie | m2   | 62.00 | 1.62 doos | 10%
Vloertegel gerectificeerd antislip, designserie   | m2   | 68.00 | 1.08 doos | 10%
Vloertegel keramisch 45 x 45 cm                   | m2   | 22.00 | 1.42 doos | 10%
Vloertegel keramisch 60 x 60 cm                   | m2   | 38.00 | 1.08 doos | 10%
Vloertegel keramisch antislip 60 x 60 cm          | m2   | 38.00 | 1.08 doos | 10%
Voegmiddel flexibel                               | kg   | 2.40  | 5 zak     |
Wandtegel gerectificeerd 60 x 60 cm, designserie  | m2   | 59.00 | 1.44 doos | 10%
Wandtegel keramisch 30 x 60 cm, kleur naar keuze  | m2   | 32.00 | 1.44 doos | 10%
Wandtegel keramisch wit 30 x 60 cm                | m2   | 19.50 | 1.44 doos | 10%
Wandtegel keuken 7,5 x 30 cm                      | m2   | 36.00 | 0.9 doos  | 10%
`
