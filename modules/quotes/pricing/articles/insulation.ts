/** Insulation, except that of flat and pitched roofs. */
export const insulation = `
article                         | unit | price  | pack       | waste
Dampremmende folie              | m2   | 1.10   | 75 rol     | 10%
EPS-vloerplaat Rd 3,5 120 mm    | m2   | 17.50  | 2 pak      | 5%
Glaswol 60 mm                   | m2   | 4.20   | 9.72 pak   | 5%
Glaswol 100 mm                  | m2   | 6.50   | 5.67 pak   | 5%
Glaswol 120 mm met folie        | m2   | 10.50  | 4.2 rol    | 5%
Glaswol Rd 2,5 90 mm            | m2   | 7.20   | 8.1 pak    | 5%
Glaswol Rd 4,0 140 mm           | m2   | 12.50  | 5.4 pak    | 5%
Glaswol Rd 5,0 180 mm           | m2   | 16.50  | 4.2 pak    | 5%
Glaswol Rd 6,0 220 mm           | m2   | 19.50  | 3.6 pak    | 5%
Isolatiepluggen                 | st   | 0.38   | 100 doos   |
PIR-plaat Rd 4,5 100 mm         | m2   | 23.00  | 0.72 plaat | 5%
PIR-plaat Rd 6,3 140 mm         | m2   | 31.50  | 0.72 plaat | 5%
PIR-vloerplaat Rd 5,0 110 mm    | m2   | 26.50  | 0.72 plaat | 5%
Spouwisolatie Rd 4,7            | m2   | 21.50  | 4.32 pak   | 5%
Tochtprofielen, borstels en kit | post | 165.00 |            |
`
