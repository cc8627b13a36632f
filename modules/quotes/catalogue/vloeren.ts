export const vloeren = `
key                 | question                                        | answer                                        | only if                                   | help

## Ruimte en vloer nu | Hoe groot is de ruimte, en wat ligt er?
vloeren_oppervlakte | Hoeveel vierkante meter vloer wilt u?           | number 2-500 m², required, quick 20/40/60/100 |                                           | Lengte maal breedte van elke ruimte, bij elkaar opgeteld.
vloeren_ruimtes     | Over hoeveel ruimtes is dat verdeeld?           | number 1-20 ruimtes, more, quick 1/2/3/5      |                                           | Meer ruimtes betekent meer plinten, hoeken en overgangen.
vloeren_huidig      | Wat ligt er nu?                                 | one                                           |                                           |
  leeg    | Niets: de vloer is kaal
  los     | Laminaat, tapijt of zeil dat los ligt
  gelijmd | Pvc, zeil, kurk of parket dat is gelijmd
  tegels  | Tegels
  zelf    | Ik haal de oude vloer zelf weg
vloeren_ondergrond  | Wat voor vloer zit eronder?                     | one, more                                     |                                           |
  beton     | Beton of cement
  hout      | Hout
  weet_niet | Dat weet ik niet
vloeren_vlak        | Is de ondergrond vlak?                          | one, more                                     |                                           |
  vlak    | Ja, vlak en glad
  oneffen | Nee, er zitten gaten of bobbels in
  scheef  | Nee, de vloer loopt scheef of is erg ongelijk

## De nieuwe vloer | Wat voor vloer wilt u, en hoe leggen we hem?
vloeren_soort       | Welke vloer wilt u?                             | one, required                                 |                                           |
  pvc       | Pvc
  laminaat  | Laminaat
  hout      | Houten vloer of parket
  tegels    | Tegels
  gietvloer | Gietvloer
  tapijt    | Tapijt
vloeren_niveau      | Welke kwaliteit wilt u?                         | finishLevels                                  |                                           |
vloeren_patroon     | In welk patroon leggen we de vloer?             | one, more                                     | vloeren_soort is pvc/laminaat/hout/tegels | Een patroon kost meer tijd en geeft meer snijverlies.
  recht    | Recht
  visgraat | Visgraat of een ander patroon
vloeren_plinten     | Welke plinten wilt u?                           | one, more                                     |                                           |
  geen | Geen, of de oude blijven
  plak | Plakplinten voor de oude plinten
  mdf  | Nieuwe witte plinten (7 cm)
  hoog | Hoge witte plinten (12 cm of meer)

## Vloerverwarming en extra's | Wat hoort er nog bij?
vloeren_verwarming  | Wilt u vloerverwarming?                         | one                                           |                                           | Infrezen kan alleen in een cementvloer, niet in hout.
  geen     | Nee
  aanwezig | Die is er al
  frezen   | Ja, infrezen in de vloer die er ligt
  dekvloer | Ja, met een nieuwe dekvloer
vloeren_verdeler    | Is er al een verdeler met plek voor deze vloer? | yesNo, more                                   | vloeren_verwarming is frezen/dekvloer     | De verdeler is het blok met kranen waar de slangen op aangesloten zijn.
vloeren_trappen     | Hoeveel trappen bekleden we met dezelfde vloer? | number 0-5 trappen, more, quick 0/1/2         | vloeren_soort is pvc/laminaat/hout/tapijt | Vul 0 in als er geen trap bij hoort.
vloeren_deuren      | Hoeveel deuren moeten we misschien inkorten?    | number 0-20 deuren, more, quick 0/2/4         |                                           | Als de nieuwe vloer hoger wordt, kunnen deuren gaan slepen.
vloeren_inboedel    | Wie maakt de ruimtes leeg?                      | one, more                                     |                                           |
  zelf | Ik zorg dat alles leeg is
  wij  | U verplaatst de meubels
`
