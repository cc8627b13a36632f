export const aanbouw = `
key                  | question                                     | answer                                   | only if                    | help

## Plek en voorbereiding | Hoe is de grond, en kunnen we er goed bij?
aanbouw_ondergrond   | Op wat voor grond staat uw huis?             | one                                      |                            | Staat uw huis op palen, dan moet de aanbouw dat meestal ook.
  zand      | Zand: gewone fundering
  klei_veen | Klei of veen: huis staat op heipalen
  weet_niet | Dat weet ik niet
aanbouw_bereikbaar   | Hoe komen we bij de plek van de aanbouw?     | one, more                                |                            |
  breed | Buitenom, breder dan 1 meter
  smal  | Buitenom, smaller dan 1 meter
  huis  | Alleen door het huis
aanbouw_tekeningen   | Zijn er al bouwtekeningen en een berekening? | one, more                                |                            |
  ja          | Ja, die zijn er
  laten_maken | Nee, graag voor mij laten maken
  zelf        | Nee, die laat ik zelf maken

## Maten | Gemeten aan de buitenkant. Een schatting is goed.
aanbouw_breedte      | Hoe breed wordt de aanbouw?                  | number 1.5-20 m, required, quick 3/4/5/6 |                            | Langs de gevel van uw huis.
aanbouw_diepte       | Hoe diep wordt de aanbouw?                   | number 1-12 m, required, quick 2.5/3/4   |                            | Van de gevel de tuin in. Tot 4 meter is soms geen vergunning nodig.
aanbouw_doorbraak    | Hoe verbinden we de aanbouw met uw huis?     | one                                      |                            | Voor een grote opening komt er een stalen balk in de gevel.
  open     | Helemaal open, één grote ruimte
  doorgang | Met een brede doorgang van ongeveer 2 meter
  bestaand | Via de deur die er al is

## Buitenkant | Dak, pui en gevel.
aanbouw_dak          | Welk dak wilt u?                             | one                                      |                            |
  plat   | Plat dak
  schuin | Schuin dak met pannen
  glas   | Glazen dak (serre)
aanbouw_lichtkoepels | Hoeveel lichtkoepels wilt u?                 | number 0-8 stuks, more, quick 0/1/2      | aanbouw_dak is plat        | Vul 0 in als u er geen wilt.
aanbouw_pui          | Wat komt er aan de tuinkant?                 | one                                      |                            |
  schuifpui  | Schuifpui
  openslaand | Openslaande deuren
  vouwwand   | Vouwwand
  raam       | Een raam en een losse deur
aanbouw_gevel        | Hoe werken we de buitenmuren af?             | one, more                                |                            |
  steen | Metselwerk
  hout  | Houten delen
  stuc  | Buitenstuc

## Binnenkant | Hoe ver maken wij de aanbouw af?
aanbouw_afwerking    | Hoe leveren we de binnenkant op?             | one, required                            |                            |
  klaar | Helemaal klaar om in te richten
  casco | Casco: wind- en waterdicht, de rest doe ik zelf
aanbouw_verwarming   | Hoe wilt u de aanbouw verwarmen?             | one, more                                | aanbouw_afwerking is klaar |
  vloerverwarming | Vloerverwarming
  radiator        | Radiator
  geen            | Geen verwarming
aanbouw_vloer        | Welke vloer komt erin?                       | one, more                                | aanbouw_afwerking is klaar |
  pvc    | Pvc-vloer
  tegels | Tegelvloer
  zelf   | Die leg ik zelf
`
