export const keuken = `
key                | question                                                     | answer                                 | only if                           | help

## Uw keuken nu | Wat is er al, en wat moet eruit?
keuken_situatie    | Wat wilt u laten doen?                                       | one, required                          |                                   |
  vervangen   | Mijn oude keuken vervangen
  leeg        | Een keuken plaatsen in een lege ruimte
  verplaatsen | De keuken naar een andere ruimte verplaatsen
keuken_leidingen   | Blijven de aansluitingen voor water en stroom op hun plek?   | one                                    | keuken_situatie is vervangen/leeg |
  zelfde | Ja, ongeveer dezelfde plek
  anders | Nee, spoelbak of kookplaat komt ergens anders
keuken_kookgroep   | Is er in de meterkast een aparte groep voor koken op stroom? | yesNoUnknown, more                     |                                   | Voor een inductieplaat is meestal een kookgroep van 2 x 230 volt nodig.

## Maten en vorm | Een schatting is goed. We meten later alles precies op.
keuken_oppervlakte | Hoe groot is de ruimte?                                      | number 3-80 m², more, quick 8/12/16/20 |                                   | Lengte maal breedte van de keuken zelf.
keuken_lengte      | Hoeveel meter keukenkasten wilt u?                           | number 1-20 m, required, quick 3/4/5/7 |                                   | Tel de lengtes langs de muren op. Een eiland telt u niet mee.
keuken_vorm        | Welke vorm krijgt de keuken?                                 | one                                    |                                   |
  recht  | Recht, langs één wand
  hoek   | Hoekkeuken
  u_vorm | U-vorm
  eiland | Met een kookeiland

## Kasten en apparaten | Wat komt er in de keuken?
keuken_levering    | Moeten wij de keuken ook leveren?                            | one, required                          |                                   |
  wij   | Ja, leveren en plaatsen
  klant | Nee, alleen plaatsen: ik koop de keuken zelf
keuken_niveau      | Welke kwaliteit kasten en apparaten wilt u?                  | finishLevels                           | keuken_levering is wij            |
keuken_werkblad    | Welk werkblad wilt u?                                        | one                                    | keuken_levering is wij            |
  kunststof   | Kunststof (laminaat)
  composiet   | Composiet
  natuursteen | Natuursteen of keramiek
keuken_apparaten   | Welke apparaten komen erin?                                  | several, more                          |                                   |
  inductie         | Inductiekookplaat
  oven             | Oven of combi-oven
  vaatwasser       | Vaatwasser
  koelkast         | Inbouwkoelkast
  afzuigkap        | Afzuigkap
  kokendwaterkraan | Kokendwaterkraan

## Wanden en vloer | Wilt u de ruimte ook laten opknappen?
keuken_wanden      | Wat doen we met de wanden?                                   | several, more                          |                                   |
  stucen     | Wanden en plafond stucen
  schilderen | Wanden en plafond schilderen
  achterwand | Tegels boven het werkblad
keuken_vloer       | Wat doen we met de vloer?                                    | one, more                              |                                   |
  blijft | De vloer blijft
  pvc    | Nieuwe pvc-vloer
  tegels | Nieuwe tegelvloer
`
