/**
 * Asked once for every job, after the sections of its types. `year`: the year it is. A building of three years ago may
 * have stood empty at first, so its age is asked too.
 */
export const shared = (year: number) => `
key              | question                                                 | answer                                                   | only if                                            | help

## Uw gebouw | Hiermee bepalen we het btw-tarief en letten we op asbest en vergunningen.
gebruik          | Waarvoor wordt het gebouw gebruikt?                      | one, required                                            |                                                    | Voor woningen geldt bij sommig werk een lager btw-tarief.
  woning  | Woning
  bedrijf | Bedrijfspand
  gemengd | Woning en bedrijf samen
woningtype       | Wat voor woning is het?                                  | one, more                                                | gebruik is woning/gemengd                          |
  appartement        | Appartement of bovenwoning
  tussenwoning       | Tussenwoning
  hoekwoning         | Hoekwoning
  twee_onder_een_kap | Twee-onder-een-kap
  vrijstaand         | Vrijstaande woning
vve              | Is er toestemming van de Vereniging van Eigenaars (VvE)? | one, more                                                | woningtype is appartement                          | Voor werk aan gevel, dak, vloer of leidingen is vaak toestemming nodig.
  ja         | Ja, die is er
  nog_niet   | Nee, nog niet
  niet_nodig | Niet nodig, of er is geen VvE
bouwjaar         | In welk jaar is het gebouw gebouwd?                      | number 1200-${year + 10}, quick 1930/1960/1980/2000/2015 |                                                    | Een schatting is goed. Het bouwjaar staat ook op bagviewer.kadaster.nl.
ouder_dan_2_jaar | Wordt de woning al langer dan 2 jaar bewoond?            | yesNo                                                    | gebruik is woning/gemengd, bouwjaar >= ${year - 3} | We tellen vanaf de dag waarop er voor het eerst iemand woonde.
asbest           | Is het gebouw onderzocht op asbest?                      | one                                                      | bouwjaar < 1994                                    | In gebouwen van voor 1994 kan asbest zitten. Voor sloopwerk is dan onderzoek nodig.
  vrij            | Ja, er is geen asbest gevonden
  aanwezig        | Ja, er zit asbest in
  niet_onderzocht | Nee, of dat weet ik niet
monument         | Is het een monument of een beschermd stadsgezicht?       | yesNoUnknown, more                                       |                                                    | Dan is er meestal een vergunning nodig.

## Bereikbaarheid | Zo weten we hoeveel tijd het kost om materiaal en afval te verplaatsen.
verdieping       | Op welke verdieping is het werk?                         | number 0-40 verdieping, more, quick 0/1/2/3              |                                                    | Vul 0 in voor de begane grond. Is het werk op meer plekken? Kies dan de hoogste.
lift             | Is er een lift die we mogen gebruiken?                   | yesNo, more                                              | verdieping >= 2                                    |
parkeren         | Waar kan onze bus staan?                                 | one, more                                                |                                                    |
  gratis  | Gratis bij de deur
  betaald | Betaald parkeren bij de deur
  verder  | Meer dan 25 meter lopen
container        | Is er plek voor een afvalcontainer?                      | one, more                                                |                                                    | Reken op een plek van ongeveer 2 bij 4 meter, zo groot als een parkeervak.
  eigen_terrein | Ja, op eigen terrein
  straat        | Ja, op straat
  geen          | Nee
bewoond          | Is het gebouw tijdens het werk in gebruik?               | one, more                                                |                                                    | Zo ja, dan schermen we extra af en ruimen we elke dag goed op.
  ja  | Ja, we wonen of werken er
  nee | Nee, het is dan leeg

## Planning en wensen | Wanneer komt het u uit, en wat moeten we nog meer weten?
gewenste_start   | Wanneer wilt u dat we beginnen?                          | date, more                                               |                                                    | Weet u het nog niet? Laat dit dan leeg.
urgentie         | Hoeveel haast heeft het?                                 | one                                                      |                                                    |
  normaal  | Normaal
  spoed    | Spoed: zo snel mogelijk
  flexibel | Flexibel: het mag later
budget           | Wat is ongeveer uw budget, met btw?                      | one, more                                                |                                                    | Dit verandert de prijs niet. We letten erop bij ons advies.
  tot_10000    | Tot € 10.000
  10000_25000  | € 10.000 tot € 25.000
  25000_50000  | € 25.000 tot € 50.000
  50000_100000 | € 50.000 tot € 100.000
  vanaf_100000 | € 100.000 of meer
  onbekend     | Dat weet ik nog niet
klus             | Wat moet er gebeuren?                                    | text 1000, more                                          |                                                    | Voor een kleine klus, of iets wat er niet bij staat. Zet elke klus op een eigen regel.
opmerkingen      | Wilt u nog iets kwijt?                                   | text 1000, more                                          |                                                    | Bijvoorbeeld wensen, zorgen of dagen waarop u er niet bent.
`
