/** Timber, sheets and cladding. */
export const timber = `
article                              | unit | price  | pack               | waste
Ankers, kit en luchtdichte tape      | m2   | 6.50   | 10 set             |
Cementvezelplaat 12 mm               | m2   | 28.50  | 3 plaat            | 10%
Gevelhout thermisch gemodificeerd    | m2   | 56.00  | 0.55 plank         | 12%
Gevelpaneel composiet                | m2   | 64.00  | 0.79 paneel        | 10%
Houtskeletelement Rc 4,7 met folies  | m2   | 118.00 | - levering op maat |
HPL-gevelplaat 6 mm met regelwerk    | m2   | 78.00  | 3.97 plaat         | 20%
Kunststof gevelschroot met regelwerk | m2   | 42.00  | 0.86 schroot       | 15%
OSB 12 mm en folies                  | m2   | 14.50  | 2.98 plaat         | 10%
Raveeldragers en bouten              | st   | 6.50   |                    |
Ravelingen, bekleding en bevestiging | post | 245.00 |                    |
Regelwerk geïmpregneerd              | m1   | 2.10   | 3.6 lengte         | 10%
Regelwerk vuren 22 x 50 mm           | m1   | 1.15   | 3.6 lengte         | 10%
Regelwerk vuren 38 x 140 mm          | m1   | 4.20   | 4.2 lengte         | 10%
Regelwerk vuren 38 x 184 mm          | m1   | 5.90   | 4.8 lengte         | 10%
Regelwerk vuren C18 45 x 120 mm      | m1   | 4.20   | 4.2 lengte         | 10%
Schroeven verzinkt 4,2 x 42 mm       | st   | 0.06   | 250 doos           |
Schroeven verzinkt 5 x 60 mm         | st   | 0.07   | 200 doos           |
Underlayment 18 mm                   | m2   | 14.50  | 2.98 plaat         | 10%
Vuren balk C24 59 x 156 mm           | m1   | 7.20   | 4.8 lengte         | 10%
Vuren balk C24 71 x 171 mm           | m1   | 9.50   | 4.8 lengte         | 8%
Vuren balk C24 71 x 196 mm           | m1   | 9.80   | 5.4 lengte         | 8%
Vuren balk C24 71 x 221 mm           | m1   | 12.50  | 5.4 lengte         | 8%
`
