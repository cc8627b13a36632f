/**
 * The public pages that the ranges came from, read on 23 November 2026 in stored copies. `seen`: as the `page`, as the
 * `text` that a public repository builds it from, or only `quoted` on another page. `dated`: what it says of itself,
 * else when its prices are of. Older figures are brought to 2026 with the statistics office's index of building costs,
 * whose last step (5.0% over the year to June 2026) stands on the second page here; the steps before it are from memory
 * (about 30% since 2021, 12% since 2023). Where a site gives the same figures on a page with VAT and on one that
 * doesn't say, both count as with VAT.
 */
export const marketSources = `
key                  | title                                             | address                                                                                                        | dated      | vat    | seen

echt.tarieven        | Tarieven per vakgebied en per klus                | https://echteklussers.nl/tarieven/                                                                             | 2026-08-29 | incl   | text
groot.kosten         | Wat kost een verbouwing? Richtprijzen             | https://grootinkluswerk.nl/kosten/                                                                             | 2026-08-29 | excl   | text
echt.elektricien     | Elektricien: werk, tarieven en aandachtspunten    | https://echteklussers.nl/vakmensen/elektricien/                                                                | 2026-08-29 | incl   | text
echt.schilder        | Schilder: werk, tarieven en aandachtspunten       | https://echteklussers.nl/vakmensen/schilder/                                                                   | 2026-08-29 | incl   | text
echt.stukadoor       | Stukadoor: werk, tarieven en aandachtspunten      | https://echteklussers.nl/vakmensen/stukadoor/                                                                  | 2026-08-29 | incl   | text
echt.timmerman       | Timmerman: werk, tarieven en aandachtspunten      | https://echteklussers.nl/vakmensen/timmerman/                                                                  | 2026-08-29 | incl   | text
echt.dakdekker       | Dakdekker: werk, tarieven en aandachtspunten      | https://echteklussers.nl/vakmensen/dakdekker/                                                                  | 2026-08-29 | incl   | text
echt.glaszetter      | Glaszetter: werk, tarieven en aandachtspunten     | https://echteklussers.nl/vakmensen/glaszetter/                                                                 | 2026-08-29 | incl   | text
groot.badkamer       | Badkamer verbouwen: werk, kosten en doorlooptijd  | https://grootinkluswerk.nl/klussen/badkamer-verbouwen/                                                         | 2026-08-29 | unsaid | text
groot.keuken         | Keuken plaatsen of vervangen                      | https://grootinkluswerk.nl/klussen/keuken-plaatsen/                                                            | 2026-08-29 | unsaid | text
groot.zolder         | Zolder verbouwen tot kamer                        | https://grootinkluswerk.nl/klussen/zolder-verbouwen/                                                           | 2026-08-29 | unsaid | text
groot.dakkapel       | Dakkapel plaatsen                                 | https://grootinkluswerk.nl/klussen/dakkapel-plaatsen/                                                          | 2026-08-29 | unsaid | text
groot.uitbouw        | Uitbouw of aanbouw                                | https://grootinkluswerk.nl/klussen/uitbouw-aanbouw/                                                            | 2026-08-29 | unsaid | text
groot.muurdoorbraak  | Muurdoorbraak en dragende wanden                  | https://grootinkluswerk.nl/klussen/muurdoorbraak/                                                              | 2026-08-29 | unsaid | text
groot.vloer          | Vloer vervangen                                   | https://grootinkluswerk.nl/klussen/vloer-vervangen/                                                            | 2026-08-29 | unsaid | text
woonklasse.badkamer  | Wat kost een badkamer renovatie?                  | https://woonklasse.nl/woonklasse/diensten/badkamer-renovatie                                                   | undated    | unsaid | text
woonklasse.keuken    | Wat kost een keuken renovatie?                    | https://woonklasse.nl/woonklasse/diensten/keuken-renovatie                                                     | undated    | unsaid | text
woonklasse.aanbouw   | Wat kost een aanbouw of uitbouw?                  | https://woonklasse.nl/woonklasse/diensten/aanbouw-uitbouw                                                      | undated    | unsaid | text
woonklasse.schilder  | Schilderwerk binnen en buiten                     | https://woonklasse.nl/woonklasse/diensten/schilderwerk                                                         | undated    | unsaid | text
woonklasse.vloeren   | Vloeren leggen: hout, pvc en gietvloer            | https://woonklasse.nl/woonklasse/diensten/vloeren                                                              | undated    | unsaid | text
woonklasse.dakwerk   | Dakwerk, dakkapellen en dakisolatie               | https://woonklasse.nl/woonklasse/diensten/dakwerk                                                              | undated    | unsaid | text
woonklasse.renovatie | Volledige woningrenovatie                         | https://woonklasse.nl/woonklasse/diensten/volledige-woningrenovatie                                            | undated    | unsaid | text
woonklasse.opbouw    | Veelgestelde vragen: aanbouw of dakopbouw per m2  | https://woonklasse.nl                                                                                          | undated    | unsaid | text
bylder.prijzen       | Eerlijke prijzen verbouwing: marktprijzen per m2  | https://www.bylder.com/eerlijke-prijzen/                                                                       | 2026       | unsaid | text
bylder.stukadoor     | Stukadoor met een eerlijke prijs                  | https://www.bylder.com/stukadoor/                                                                              | 2026       | unsaid | text
bylder.schilder      | Schilder met een eerlijke prijs                   | https://www.bylder.com/schilder/                                                                               | 2026       | unsaid | text
bylder.elektricien   | Elektricien met een eerlijke prijs                | https://www.bylder.com/elektricien/                                                                            | 2026       | unsaid | text
bylder.aannemer      | Aannemer met een eerlijke prijs                   | https://www.bylder.com/aannemer/                                                                               | 2026       | unsaid | text
bylder.badkamer      | Badkamerspecialist met een eerlijke prijs         | https://www.bylder.com/badkamer/                                                                               | 2026       | unsaid | text
bylder.dakkapel      | Dakkapelspecialist met een eerlijke prijs         | https://www.bylder.com/dakkapel/                                                                               | 2026       | unsaid | text
bylder.gietvloer     | Gietvloer-specialist met een eerlijke prijs       | https://www.bylder.com/gietvloer/                                                                              | 2026       | unsaid | text
bylder.isolatie      | Isolatiebedrijf met een eerlijke offerte          | https://www.bylder.com/isolatiebedrijf/                                                                        | 2026       | unsaid | text
bylder.kozijnen      | Kozijnbedrijf voor HR++-glas of nieuwe kozijnen   | https://www.bylder.com/kozijnbedrijf/                                                                          | 2026       | unsaid | text
bylder.dakdekker     | Dakdekker met een eerlijke offerte                | https://www.bylder.com/dakdekker/                                                                              | 2026       | unsaid | text
bylder.timmerman     | Timmerman met een eerlijke offerte                | https://www.bylder.com/timmerman/                                                                              | 2026       | unsaid | text
bylder.warmtepomp    | Warmtepompinstallateur vinden                     | https://www.bylder.com/warmtepompinstallateur/                                                                 | 2026       | unsaid | text
bylder.aanbouw       | Prefab aanbouw en uitbouw: kosten                 | https://www.bylder.com/aanbouw/                                                                                | 2026-07-10 | unsaid | text
bylder.dakopbouw     | Prefab dakopbouw: kosten, vergunning, constructie | https://www.bylder.com/dakopbouw/                                                                              | 2026-07-10 | unsaid | text
risk.badkamer        | Badkamer renovatie kosten Nederland 2026          | https://lowriskquotes.com/nl/guides/badkamer-renovatie-kosten/                                                 | 2026       | unsaid | text
risk.keuken          | Keuken renovatie kosten Nederland 2026            | https://lowriskquotes.com/nl/guides/keuken-renovatie-kosten/                                                   | 2026       | unsaid | text
risk.dakwerk         | Dakwerk kosten Nederland 2026                     | https://lowriskquotes.com/nl/guides/dakwerk-kosten/                                                            | 2026       | unsaid | text
risk.aanbouw         | Aanbouw kosten 2026                               | https://lowriskquotes.com/nl/guides/aanbouw-kosten/                                                            | 2026       | unsaid | text
risk.schilder        | Schilder kosten 2026                              | https://lowriskquotes.com/nl/guides/schilder-kosten/                                                           | 2026       | unsaid | text
risk.stukadoor       | Stukadoor kosten 2026                             | https://lowriskquotes.com/nl/guides/stukadoor-kosten/                                                          | 2026       | unsaid | text
mtb.vragen           | Veelgestelde vragen: aanbouw, kozijnen, afbouw    | https://mtbbouw.com                                                                                            | 2026       | incl   | text
debadkamer           | Wat kost een badkamerrenovatie in 2026?           | DeBadkamer.com, page of costs (full address not in the copy)                                                   | 2026       | incl   | text
dakkapellen.breedte  | Dakkapel kosten per meter, 3 meter, 4 meter       | https://dakkapellenkosten.nl                                                                                   | 2026       | unsaid | text
dakkapelwiki         | What does a 4-metre dormer cost?                  | https://dakkapelwiki.nl/en/vraag/wat-kost-een-dakkapel-van-4-meter                                             | undated    | incl   | page
lrs                  | Prijsindicatie dakwerk, rekenmachine              | https://www.lrsdaktechniek.nl                                                                                  | undated    | incl   | text
ino                  | Groepenkast vervangen, vaste prijs                | INO Techniek en Installatie, ino-elektra.nl, groepenkast.html                                                  | undated    | incl   | text
montagebaas          | Wat kost een IKEA-keuken plaatsen? Prijzen 2026   | Montagebaas, page /kosten (full address not in the copy)                                                       | 2026       | unsaid | text
vindelektricien      | Kosten elektricien, overzicht                     | VindElektricien.nl, article kosten-elektricien-overzicht                                                       | undated    | unsaid | text
eigenhuis.aanbouw    | Wat kost verbouwen? Casco aanbouw (second hand)   | Vereniging Eigen Huis, as quoted in a search note of 2026-09-13                                                | 2026       | incl   | quoted
milieucentraal.spouw | Spouwmuurisolatie                                 | https://milieucentraal.nl/energie-besparen/isoleren-en-besparen/spouwmuurisolatie                              | undated    | incl   | page
energieloket.vloer   | Kosten vloerisolatie                              | https://kennisbank.regionaalenergieloket.nl/vloerisolatie/kosten-vloerisolatie/                                | undated    | incl   | page
kostenverbouwing     | Kozijnen: de kosten voor het plaatsen             | https://www.kostenverbouwing.nl/kozijnen                                                                       | undated    | incl   | page
sulerr.renovatie     | Renovation cost per m2 Netherlands 2026           | https://archi.sulerr.com/en/blog/renovation-cost-per-m2-netherlands-2026                                       | 2026       | incl   | page
sulerr.schilder      | Interior and exterior painting cost Netherlands   | https://archi.sulerr.com/en/blog/interior-exterior-painting-cost-netherlands-2026                              | 2026       | excl   | page
schilders.info       | Tarieven per m2                                   | https://www.schilders-info.nl/tarieven-per-m2                                                                  | undated    | unsaid | page
papendrecht          | Oorzaken van daklekkages, prijs per m2            | https://dakdekkerpapendrecht.nl/oorzaken-van-daklekkages-papendrecht/                                          | undated    | unsaid | page
leiderdorp           | Kosten repareren daklekkage                       | https://mrdakdekkerleiderdorp.nl/kosten-repareren-daklekkage-leiderdorp/                                       | undated    | unsaid | page
trustoo.uitbouw      | Uitbouw, aanbouw, opbouw: vragen en prijzen       | https://trustoo.nl/faq/aannemer/uitbouw-aanbouw-opbouw                                                         | 2025       | unsaid | page
constructieshop      | In 10 stappen een uitbouw en een keuken plaatsen  | https://constructieshop.nl/uitbouw-keuken-plaatsen/                                                            | 2021-07-02 | unsaid | page
cpb.isolatie         | Dit kost het om je hele huis te isoleren          | https://www.welingelichtekringen.nl/economie/3998835/dit-kost-het-om-je-hele-huis-te-isoleren-kan-dat-uit.html | 2023-04    | unsaid | page
renovatietotaal      | Lean badkamerrenovatie (werkdagen)                | https://www.renovatietotaal.nl/expert_view/lean-badkamerrenovatie/                                             | undated    | unsaid | page
`
