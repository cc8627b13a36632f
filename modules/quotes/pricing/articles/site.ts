/** What protects and cleans the work. */
export const site = `
article                        | unit | price | pack     | waste
Afdektape 50 mm                | m1   | 0.12  | 33 rol   |
Afdekzeil versterkt            | m2   | 1.50  | 12 zeil  |
Bouwfolie 4 m breed            | m2   | 0.60  | 100 rol  |
Ritsdeur stofwand 220 x 112 cm | st   | 19.50 |          |
Schoonmaakmiddel en doeken     | st   | 20.00 |          |
Stucloper 65 cm                | m2   | 0.95  | 32.5 rol | 10%
`
