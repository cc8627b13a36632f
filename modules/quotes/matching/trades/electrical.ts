import type { TradeText } from "./trade.ts"

export const electrical: TradeText = {
  words: `
kind  | says        | words
cover | elektra     | elektra elektriciteit elektrawerk bedrading electra elektrische_installatie elektriciteitswerk
thing | stopcontact | stopcontact wcd wandcontactdoos contactdoos stopkontakt
thing | schakelaar  | schakelaar lichtschakelaar wisselschakelaar
thing | lichtpunt   | lichtpunt plafondlichtpunt wandlichtpunt lichtaansluiting
thing | lamp        | lamp verlichting armatuur hanglamp plafonniere wandlamp
thing | buitenlamp  | buitenlamp buitenverlichting tuinlamp
thing | spot        | spot inbouwspot ledspot spotje inbouwspotje
thing | groepenkast | groepenkast meterkast stoppenkast zekeringkast verdeelkast
thing | groep       | groep elektragroep
thing | driefase    | 3-fase 3_fase driefase 3_fasen krachtstroom 3fase
thing | laadpaal    | laadpaal laadstation wallbox laadpunt
thing | data        | netwerkkabel utp internetaansluiting datapunt cai netwerkpunt tv-aansluiting netwerkaansluiting utp-kabel internetpunt tv-punt
thing | rookmelder  | rookmelder brandmelder co-melder
thing | kookgroep   | kookgroep perilex kookaansluiting
thing | zonnepaneel | zonnepaneel zonnepanelen pv-paneel pv-panelen
thing | airco       | airco airconditioning
thing | warmtepomp  | warmtepomp
thing | hybride     | hybride
thing | keuring     | nen1010 nen_1010 elektrakeuring installatiekeuring keuring keuren
thing | lozeleiding | loze_leiding mantelbuis
thing | sleuf       | sleuf sleuven leidingsleuf
thing | deurbel     | deurbel bel
thing | kabel       | kabel grondkabel
`,
  works: `
needs                  | does                   | in                 | with                      | not         | gives                          | besides
elektra                |                        | badkamer           | stopcontact lichtpunt     |             | badkamer.electrics             |
elektra                | place replace renovate | keuken             | stopcontact               |             | keuken.electrics               |
elektra                | place                  | aanbouw            | stopcontact lichtpunt     |             | aanbouw.electrics              |
elektra                | place                  | opbouw             | stopcontact lichtpunt     |             | opbouw.electrics               |
elektra                | place replace renovate | complete_renovatie | stopcontact lichtpunt     |             | complete_renovatie.electrics   |
elektra                | replace renovate       | elektra            | stopcontact schakelaar    |             | elektra.rewire                 |
stopcontact            |                        |                    | dubbel                    | buiten tuin | elektra.socket                 |
stopcontact            |                        | dakkapel           | dubbel                    |             | dakkapel.socket                |
stopcontact            | replace                |                    |                           | buiten tuin | everyday.replaceSocket         |
schakelaar             | place replace          |                    | lichtpunt                 |             | everyday.switch                |
lichtpunt              | place move             |                    | schakelaar lamp           |             | elektra.light                  |
lamp                   | place replace connect  |                    | eigen lichtpunt           | buiten tuin | everyday.lamp                  |
buitenlamp             | place replace          |                    |                           |             | everyday.outdoorLight          |
lamp buiten/tuin/gevel | place replace          |                    |                           |             | everyday.outdoorLight          |
spot                   | place replace          |                    | plafond lamp              | buiten      | badkamer.spot                  |
groepenkast            | place replace renovate |                    | groep                     | kast extra  | elektra.board                  |
groepenkast            | place replace renovate | complete_renovatie | groep                     | extra       | complete_renovatie.meterBox    |
groepenkast driefase   | place replace renovate |                    |                           |             | elektra.boardThreePhase        |
driefase               |                        |                    |                           |             | elektra.boardThreePhase        | explicit
groep                  | place extend           |                    | groepenkast extra elektra |             | elektra.extraGroup             |
groep wasmachine       |                        |                    |                           |             | elektra.appliance.wassen       |
groep airco            |                        |                    |                           |             | elektra.appliance.airco        |
groep warmtepomp       |                        |                    |                           |             | elektra.appliance.warmtepomp   |
groep zonnepaneel      |                        |                    |                           |             | elektra.appliance.zonnepanelen |
groep laadpaal         |                        |                    |                           |             | elektra.chargerGroup           |
kookgroep              | place connect          |                    | groep kookplaat           |             | elektra.appliance.koken        |
groep kookplaat        |                        |                    |                           |             | elektra.appliance.koken        |
laadpaal               | place                  |                    |                           |             | elektra.charger                |
laadpaal               | connect                |                    | eigen                     |             | elektra.chargerConnect         |
laadpaal eigen         | place                  |                    |                           |             | elektra.chargerConnect         |
kabel laadpaal         | place                  |                    |                           |             | elektra.chargerCable asked     |
data                   | place connect          |                    |                           |             | elektra.data                   |
rookmelder             | place replace          |                    |                           |             | elektra.smokeDetector          |
keuring                | place search           |                    | elektra                   |             | elektra.inspection             |
elektra                | search                 |                    | keuring                   |             | elektra.inspection             |
sleuf                  | place remove           |                    | wand beton elektra frees  |             | elektra.chasing asked          |
deurbel                | place replace          |                    |                           |             | everyday.doorbell              |
warmtepomp             | place                  |                    |                           |             | complete_renovatie.heatPump    |
warmtepomp hybride     | place                  |                    |                           |             | complete_renovatie.hybrid      |
zonnepaneel            | rehang                 |                    |                           |             | dakwerk_hellend.solarPanel     |
zonnepaneel            | rehang                 | dakwerk_plat       |                           |             | dakwerk_plat.solarPanel        |
`,
}
