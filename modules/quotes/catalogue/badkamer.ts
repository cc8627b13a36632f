export const badkamer = `
key                   | question                                             | answer                                     | only if                                 | help

## Uw badkamer nu | Wat is er al, en wat moet eruit?
badkamer_situatie     | Wat wilt u laten doen?                               | one, required                              |                                         |
  vervangen | Mijn badkamer helemaal vervangen
  gesloopt  | Een nieuwe badkamer: de oude is al gesloopt
  nieuw     | Een badkamer in een andere ruimte
badkamer_plaats       | Blijven douche, toilet en wastafel op dezelfde plek? | one                                        | badkamer_situatie is vervangen/gesloopt | Als er iets verhuist, moeten er nieuwe leidingen komen.
  zelfde | Ja, alles blijft op zijn plek
  deels  | Een deel gaat naar een andere plek
  anders | Nee, alles komt ergens anders
badkamer_vloer        | Wat voor vloer ligt er onder de badkamer?            | one, more                                  |                                         | Een houten vloer maken we eerst stijf en waterdicht.
  beton     | Beton
  hout      | Hout
  weet_niet | Dat weet ik niet

## Afmetingen en tegels | Met deze maten rekenen we de tegels en het werk uit.
badkamer_oppervlakte  | Hoe groot is de badkamer?                            | number 1.5-40 m², required, quick 4/6/8/10 |                                         | Lengte maal breedte. Bijvoorbeeld 2 m bij 3 m is 6 m².
badkamer_hoogte       | Hoe hoog is de badkamer?                             | number 2-4 m, more                         |                                         |
badkamer_tegelhoogte  | Tot hoe hoog wilt u wandtegels?                      | one                                        |                                         |
  plafond | Tot het plafond
  half    | Halfhoog, en tot het plafond bij de douche
  douche  | Alleen bij de douche
badkamer_tegelformaat | Wat voor tegels wilt u?                              | one, more                                  |                                         | Grote tegels en patronen kosten meer tijd en geven meer snijverlies.
  standaard | Gewone tegels (tot 60 x 60 cm)
  groot     | Grote tegels (60 x 120 cm of groter)
  klein     | Mozaïek of een patroon, zoals visgraat

## Sanitair en extra's | Kies wat er in de nieuwe badkamer komt.
badkamer_onderdelen   | Wat komt er in de badkamer?                          | several, required                          |                                         |
  inloopdouche     | Inloopdouche
  bad              | Ligbad
  toilet           | Zwevend toilet
  wastafel         | Wastafelmeubel met één kraan
  dubbele_wastafel | Wastafelmeubel met twee kranen
badkamer_niveau       | Welke kwaliteit tegels en sanitair wilt u?           | finishLevels                               |                                         |
badkamer_verwarming   | Hoe wilt u de badkamer verwarmen?                    | one, more                                  |                                         |
  radiator         | Handdoekradiator op de cv
  vloer_elektrisch | Elektrische vloerverwarming
  beide            | Allebei
  bestaand         | De verwarming die er is, blijft
badkamer_extras       | Wilt u nog iets extra's?                             | several, more                              |                                         |
  ventilatie  | Nieuwe badkamerventilator
  inbouwspots | Inbouwspots in een nieuw plafond
  wasmachine  | Aansluiting voor wasmachine of droger
  nis         | Betegelde nis in de douche
`
