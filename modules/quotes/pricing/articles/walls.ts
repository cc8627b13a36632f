/** Plasterboard and plaster. */
export const walls = `
article                           | unit | price  | pack       | waste
Brandwerende gipsplaat en mortel  | m1   | 45.00  | 2.6 plaat  |
Cementplaat met regelwerk         | m2   | 29.00  | 3.12 plaat | 8%
Cementpleister voor natte ruimten | kg   | 0.52   | 25 zak     |
Gipsplaat 12,5 mm                 | m2   | 4.20   | 1.56 plaat | 10%
Gipsplaat vochtwerend 12,5 mm     | m2   | 6.80   | 1.56 plaat | 10%
Gipsplaatschroeven                | st   | 0.02   | 1000 doos  |
Gipspleister                      | kg   | 0.48   | 25 zak     |
Hoekprofiel verzinkt              | m1   | 1.40   | 2.6 lengte | 10%
Metalstud profielen 75 mm         | m1   | 2.40   | 2.6 lengte | 5%
Reparatiemortel en gipsplaat      | post | 120.00 |            |
Voorstrijk voor stucwerk          | l    | 4.80   | 10 emmer   |
`
