/** Kitchens and their appliances. */
export const kitchen = `
article                                       | unit | price    | pack               | waste
Afzuigkap inbouw 90 cm                        | st   | 445.00   |                    |
Afzuigkap plafond of eiland                   | st   | 1095.00  |                    |
Combi-oven met magnetron 45 cm                | st   | 695.00   |                    |
Combistoomoven 60 cm                          | st   | 1495.00  |                    |
Inbouw koel-vriescombinatie 178 cm            | st   | 795.00   |                    |
Inbouw koel-vriescombinatie nofrost topklasse | st   | 1595.00  |                    |
Inbouwkoelkast 122 cm                         | st   | 475.00   |                    |
Inbouwoven hetelucht 60 cm                    | st   | 345.00   |                    |
Inductiekookplaat 60 cm                       | st   | 365.00   |                    |
Inductiekookplaat 80 cm met afzuiging         | st   | 1895.00  |                    |
Inductiekookplaat 80 cm met flexzone          | st   | 695.00   |                    |
Keuken met apparaten, basis                   | post | 4800.00  |                    |
Keuken met apparaten, luxe                    | post | 17500.00 |                    |
Keuken met apparaten, midden                  | post | 8200.00  |                    |
Keukenkasten gelakt met softclose, per meter  | m1   | 820.00   | - levering op maat |
Keukenkasten maatwerk hout of lak, per meter  | m1   | 1450.00  | - levering op maat |
Keukenkasten melamine, per meter              | m1   | 520.00   | - levering op maat |
Kokendwaterkraan met boiler 3 liter           | st   | 980.00   |                    |
Kookeiland 180 x 90 cm, melamine              | st   | 1450.00  |                    |
Kookeiland 200 x 100 cm, gelakt               | st   | 2450.00  |                    |
Kookeiland 240 x 110 cm, maatwerk             | st   | 4300.00  |                    |
Leidingwerk en montagemateriaal keuken        | post | 320.00   |                    |
Montagemateriaal keuken                       | m1   | 18.00    | 1 set              |
Passtukken en plinten                         | st   | 45.00    |                    |
Spoelbak graniet of zwart met designkraan     | st   | 695.00   |                    |
Spoelbak rvs onderbouw met uittrekkraan       | st   | 365.00   |                    |
Spoelbak rvs opbouw met mengkraan             | st   | 195.00   |                    |
Vaatwasser stil met besteklade                | st   | 695.00   |                    |
Vaatwasser volledig geïntegreerd              | st   | 445.00   |                    |
Vaatwasser XXL topklasse                      | st   | 1295.00  |                    |
Wandschouwkap 60 cm                           | st   | 215.00   |                    |
Werkblad composiet, op maat                   | m1   | 305.00   | - levering op maat |
Werkblad HPL 38 mm                            | m1   | 95.00    | 3.05 blad          | 10%
Werkblad natuursteen of keramiek, op maat     | m1   | 370.00   | - levering op maat |
`
