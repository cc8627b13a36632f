export const completeRenovatie = `
key                            | question                               | answer                                         | only if                                       | help

## De woning nu | Hoe groot is het, en in welke staat?
complete_renovatie_oppervlakte | Hoeveel vierkante meter knappen we op? | number 2-600 m², required, quick 60/90/120/150 |                                               | Tel alle kamers op alle verdiepingen mee. Alleen de vloer, niet de muren.
complete_renovatie_staat       | Hoe ver slopen we?                     | one, required                                  |                                               | Casco betekent: alleen de muren, vloeren en het dak blijven staan.
  licht    | Weinig: alleen vloeren, behang en oude spullen eruit
  casco    | Alles eruit, tot op het casco
  gesloopt | De woning is al leeg en gesloopt
complete_renovatie_muren       | Moeten er muren weg?                   | several, more                                  |                                               | Een dragende muur houdt de vloer erboven. Weet u het niet? Kies dan dragend.
  licht   | Ja, een lichte binnenmuur
  dragend | Ja, een dragende muur

## Wat pakken we aan? | Kies alles wat u wilt laten doen.
complete_renovatie_onderdelen  | Welke onderdelen doen we?              | several, required                              |                                               |
  elektra      | Elektra en meterkast
  leidingen    | Waterleiding en riolering
  verwarming   | Verwarming
  badkamer     | Badkamer
  toilet       | Apart toilet
  keuken       | Keuken
  stucwerk     | Wanden en plafonds stucen
  schilderwerk | Schilderwerk binnen
  vloeren      | Vloeren
  binnendeuren | Binnendeuren
  kozijnen     | Kozijnen en ramen
  isolatie     | Isolatie van dak en buitenmuren aan de binnenkant
complete_renovatie_badkamers   | Hoeveel badkamers?                     | number 1-6 stuks, more, quick 1/2              | complete_renovatie_onderdelen is badkamer     |
complete_renovatie_deuren      | Hoeveel binnendeuren?                  | number 1-40 stuks, more, quick 4/8/12          | complete_renovatie_onderdelen is binnendeuren |
complete_renovatie_ramen       | Hoeveel ramen met kozijn?              | number 1-60 stuks, more, quick 4/8/12          | complete_renovatie_onderdelen is kozijnen     |

## Afwerking en installaties | Hoe wilt u dat het wordt?
complete_renovatie_niveau      | Welke kwaliteit afwerking wilt u?      | finishLevels                                   |                                               |
complete_renovatie_vloer       | Welke vloer wilt u?                    | one, more                                      | complete_renovatie_onderdelen is vloeren      |
  laminaat | Laminaat
  pvc      | Pvc
  hout     | Houten vloer
  tegels   | Tegels
complete_renovatie_afgifte     | Hoe wilt u de kamers verwarmen?        | one, more                                      | complete_renovatie_onderdelen is verwarming   |
  radiatoren      | Met nieuwe radiatoren
  vloerverwarming | Met vloerverwarming
complete_renovatie_bron        | Waarmee wilt u verwarmen?              | one, more                                      | complete_renovatie_onderdelen is verwarming   |
  bestaand   | Met de ketel die er is
  ketel      | Met een nieuwe cv-ketel
  hybride    | Met een hybride warmtepomp
  warmtepomp | Met alleen een warmtepomp
`
