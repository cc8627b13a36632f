export const elektra = `
key                      | question                                                | answer                                       | only if                          | help

## Meterkast en leidingen | Hoe is de installatie nu, en wat moet er nieuw?
elektra_meterkast        | Wat doen we in de meterkast?                            | one, required                                |                                  |
  nieuw      | Een nieuwe groepenkast
  uitbreiden | Extra groepen in de kast die er is
  blijft     | Niets: de kast blijft zoals hij is
elektra_groepen          | Hoeveel groepen krijgt de nieuwe kast?                  | number 2-36 groepen, more, quick 8/10/12     | elektra_meterkast is nieuw       | Een gewoon huis heeft 8 tot 12 groepen. Apparaten die u hierna kiest, tellen we zelf.
elektra_extra_groepen    | Hoeveel groepen komen erbij?                            | number 1-12 groepen, more, quick 1/2/4       | elektra_meterkast is uitbreiden  | Apparaten die u hierna kiest, tellen we zelf.
elektra_fase             | Wat voor aansluiting heeft u?                           | one, more                                    | elektra_meterkast is nieuw       | Voor een laadpaal of warmtepomp is 3-fase vaak nodig.
  een       | 1-fase (gewoon, in de meeste oudere huizen)
  drie      | 3-fase (krachtstroom)
  verzwaren | 1-fase, maar ik wil naar 3-fase
  weet_niet | Dat weet ik niet
elektra_bedrading        | Moeten oude draden worden vervangen?                    | one                                          |                                  | Draden met stof eromheen, of zonder aarde, zijn verouderd.
  nee   | Nee
  deels | Ja, een deel
  alles | Ja, alles
elektra_oppervlakte      | Hoe groot is het gebouw?                                | number 10-1000 m², required, quick 60/90/120 | elektra_bedrading is deels/alles | De vloeren van alle verdiepingen samen.

## Stopcontacten en licht | Tel alleen nieuwe punten: plekken waar nu nog niets zit.
elektra_stopcontacten    | Hoeveel nieuwe stopcontacten wilt u?                    | number 0-150 stuks, quick 0/4/8/12           |                                  | Een dubbel stopcontact telt als één.
elektra_lichtpunten      | Hoeveel nieuwe lichtpunten wilt u?                      | number 0-100 stuks, quick 0/2/5              |                                  | De schakelaar hoort erbij.
elektra_data             | Hoeveel aansluitingen voor internet of tv wilt u?       | number 0-50 stuks, more, quick 0/1/2         |                                  |
elektra_wijze            | Waar komen de nieuwe leidingen?                         | one                                          |                                  | In steen frezen we sleuven. Dat kost meer tijd en geeft stof.
  steen  | Weggewerkt in stenen of betonnen muren
  hol    | Weggewerkt in holle muren (gips of hout)
  opbouw | Zichtbaar op de muur

## Apparaten en veiligheid | Welke apparaten krijgen een eigen groep?
elektra_apparaten        | Waarvoor moet er een aansluiting komen?                 | several                                      |                                  |
  koken        | Koken op inductie
  wassen       | Wasmachine of droger
  airco        | Airco
  warmtepomp   | Warmtepomp
  laadpaal     | Laadpaal voor de auto
  zonnepanelen | Zonnepanelen (voorbereiding)
elektra_laadpaal         | Wie levert de laadpaal?                                 | one                                          | elektra_apparaten is laadpaal    |
  wij   | U: leveren en aansluiten
  klant | Ik koop hem zelf, u sluit hem aan
elektra_laadpaal_afstand | Hoeveel meter is het van de meterkast naar de laadpaal? | number 1-100 m, more, quick 5/10/20          | elektra_apparaten is laadpaal    |
elektra_rookmelders      | Hoeveel rookmelders hangen we op?                       | number 0-20 stuks, more, quick 0/1/3         |                                  | Op elke verdieping is er minstens één verplicht.
elektra_keuring          | Wilt u een keuring met rapport?                         | yesNo, more                                  |                                  | Een keurmeester controleert de hele installatie volgens NEN 1010.
`
