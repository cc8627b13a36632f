export const isolatie = `
key                        | question                                  | answer                            | only if                                                  | help

## Wat wilt u isoleren? | Kies alles waar u aan denkt.
isolatie_onderdelen        | Welke delen isoleren we?                  | several, required                 |                                                          |
  spouw       | Spouwmuur (buitenmuur met een holle ruimte)
  voorzetwand | Buitenmuur aan de binnenkant
  dak         | Schuin dak aan de binnenkant
  zoldervloer | Vloer van de zolder
  vloer       | Begane grond, vanuit de kruipruimte
  bodem       | Bodem van de kruipruimte
  glas        | Glas in de kozijnen die er zijn
isolatie_niveau            | Hoe goed wilt u isoleren?                 | one                               |                                                          |
  goed      | Goed: gewone isolatie en HR++-glas
  zeer_goed | Zeer goed: extra dik en triple glas
isolatie_subsidie          | Wilt u subsidie (ISDE) aanvragen?         | yesNo, more                       |                                                          | Dan maken we foto's en een factuur met dikte, merk en meldcode. U vraagt zelf aan.

## Maten | Een schatting is goed. We meten later precies op.
isolatie_gevel_oppervlakte | Hoeveel buitenmuur is het?                | number 2-1000 m², quick 50/80/120 | isolatie_onderdelen is spouw/voorzetwand                 | Breedte maal hoogte, zonder ramen. Een tussenwoning heeft ongeveer 50 m².
isolatie_dak_oppervlakte   | Hoe groot is het schuine dak?             | number 2-800 m², quick 40/60/80   | isolatie_onderdelen is dak                               |
isolatie_vloer_oppervlakte | Hoe groot is de vloer?                    | number 2-800 m², quick 40/50/70   | isolatie_onderdelen is zoldervloer/vloer/bodem           | De oppervlakte van één verdieping.
isolatie_glas_oppervlakte  | Hoeveel glas vervangen we?                | number 0.2-200 m², quick 5/10/20  | isolatie_onderdelen is glas                              | Tel breedte maal hoogte van alle ruiten op.

## Hoe is het nu? | Zo weten we of er eerst iets anders moet gebeuren.
isolatie_spouw_staat       | Zit er al isolatie in de spouwmuur?       | yesNoUnknown                      | isolatie_onderdelen is spouw                             | Oude, ingezakte isolatie zuigen we er eerst uit.
isolatie_kruipruimte       | Hoe hoog is de kruipruimte?               | one, more                         | isolatie_onderdelen is vloer/bodem                       |
  hoog      | Hoger dan 50 cm
  laag      | Lager dan 50 cm
  weet_niet | Dat weet ik niet
isolatie_dak_afwerking     | Moeten we het dak binnen netjes afwerken? | one                               | isolatie_onderdelen is dak                               |
  gips | Ja, met gipsplaten en stucwerk
  geen | Nee, dat is niet nodig
isolatie_oud               | Moet er oude isolatie of betimmering weg? | yesNo, more                       | isolatie_onderdelen is dak/zoldervloer/vloer/voorzetwand |
isolatie_extras            | Wilt u nog iets tegen tocht en vocht?     | several, more                     |                                                          | Een goed geïsoleerd huis heeft goede ventilatie nodig.
  kierdichting | Kieren dichten bij ramen en deuren
  ventilatie   | Ventilatieroosters in de gevel
`
