import { lazy } from "#src/shared/lazy.ts"
import type { Question } from "./question.ts"

/** What a question is about in a word or two, for within a sentence: 'Nog onbekend: dakhelling, dakbedekking.' */
export const subjectOf = ({ key, label }: Pick<Question, "key" | "label">): string => subjects()[key] ?? label

const subjects = lazy((): Record<string, string> => {
  const rows = table.trim().split("\n")
  return Object.fromEntries(rows.map((row) => row.split("|").map((cell) => cell.trim()) as [string, string]))
})

const table = `
badkamer_situatie              | wat er gebeurt
badkamer_plaats                | plaats van het sanitair
badkamer_vloer                 | vloer onder de badkamer
badkamer_oppervlakte           | grootte
badkamer_hoogte                | hoogte
badkamer_tegelhoogte           | hoogte van de tegels
badkamer_tegelformaat          | soort tegels
badkamer_onderdelen            | sanitair
badkamer_niveau                | kwaliteit
badkamer_verwarming            | verwarming
badkamer_extras                | extra’s
keuken_situatie                | wat er gebeurt
keuken_leidingen               | aansluitingen
keuken_kookgroep               | groep voor het koken
keuken_oppervlakte             | grootte van de ruimte
keuken_lengte                  | meters kast
keuken_vorm                    | vorm
keuken_levering                | wie de keuken levert
keuken_niveau                  | kwaliteit
keuken_werkblad                | werkblad
keuken_apparaten               | apparaten
keuken_wanden                  | wanden
keuken_vloer                   | vloer
complete_renovatie_oppervlakte | oppervlakte
complete_renovatie_staat       | hoeveel eruit gaat
complete_renovatie_muren       | muren die weg moeten
complete_renovatie_onderdelen  | onderdelen
complete_renovatie_badkamers   | aantal badkamers
complete_renovatie_deuren      | aantal binnendeuren
complete_renovatie_ramen       | aantal ramen
complete_renovatie_niveau      | kwaliteit
complete_renovatie_vloer       | soort vloer
complete_renovatie_afgifte     | verwarming van de kamers
complete_renovatie_bron        | warmtebron
aanbouw_ondergrond             | grond
aanbouw_bereikbaar             | weg naar de tuin
aanbouw_tekeningen             | tekeningen
aanbouw_breedte                | breedte
aanbouw_diepte                 | diepte
aanbouw_doorbraak              | doorbraak
aanbouw_dak                    | dak
aanbouw_lichtkoepels           | lichtkoepels
aanbouw_pui                    | pui aan de tuinkant
aanbouw_gevel                  | afwerking buiten
aanbouw_afwerking              | afwerking binnen
aanbouw_verwarming             | verwarming
aanbouw_vloer                  | vloer
opbouw_plek                    | plek
opbouw_oppervlakte             | oppervlakte
opbouw_hoogte                  | hoogte van de muren
opbouw_draagkracht             | draagkracht van het huis
opbouw_tekeningen              | tekeningen
opbouw_kraan                   | plek voor de kraan
opbouw_gevel                   | afwerking buiten
opbouw_dak                     | dak
opbouw_ramen                   | aantal ramen
opbouw_kozijnen                | soort kozijnen
opbouw_afwerking               | afwerking binnen
opbouw_kamers                  | aantal kamers
opbouw_verwarming              | verwarming
opbouw_trap                    | trap
dakkapel_situatie              | wat er gebeurt
dakkapel_plaats                | kant van het huis
dakkapel_breedte               | breedte
dakkapel_hoogte                | hoogte
dakkapel_helling               | dakhelling
dakkapel_bedekking             | dakbedekking
dakkapel_bouwwijze             | bouwwijze
dakkapel_materiaal             | soort kozijnen
dakkapel_wangen                | zijkanten
dakkapel_ramen                 | ramen die open kunnen
dakkapel_extras                | extra’s
dakkapel_binnen                | afwerking binnen
dakkapel_binnen_extras         | extra’s binnen
dakkapel_kraan                 | plek voor de kraan
dakwerk_hellend_werk           | wat er gebeurt
dakwerk_hellend_herstel        | grootte van de schade
dakwerk_hellend_lengte         | lengte van het dak
dakwerk_hellend_schuin         | lengte van goot tot nok
dakwerk_hellend_zijden         | één of twee dakvlakken
dakwerk_hellend_bedekking      | dakbedekking nu
dakwerk_hellend_beschot        | hout onder de pannen
dakwerk_hellend_pan            | nieuwe dakbedekking
dakwerk_hellend_isolatie       | isolatie
dakwerk_hellend_goten          | dakgoten
dakwerk_hellend_gootlengte     | meters dakgoot
dakwerk_hellend_schoorsteen    | schoorsteen
dakwerk_hellend_dakramen       | dakramen
dakwerk_hellend_panelen        | zonnepanelen
dakwerk_hellend_goothoogte     | hoogte van de goot
dakwerk_hellend_obstakel       | wat onder het dak staat
dakwerk_plat_werk              | wat er gebeurt
dakwerk_plat_oppervlakte       | grootte
dakwerk_plat_hoogte            | hoogte
dakwerk_plat_ballast           | grind of tegels op het dak
dakwerk_plat_ondergrond        | ondergrond
dakwerk_plat_materiaal         | soort dakbedekking
dakwerk_plat_isolatie          | isolatie
dakwerk_plat_afwerking         | afwerking boven
dakwerk_plat_rand              | dakrand
dakwerk_plat_muur              | aansluiting op muren
dakwerk_plat_afvoeren          | afvoeren
dakwerk_plat_koepels           | lichtkoepels
dakwerk_plat_panelen           | zonnepanelen
kozijnen_werk                  | wat er gebeurt
kozijnen_ramen                 | aantal ramen
kozijnen_formaat               | grootte van de ramen
kozijnen_deuren                | buitendeuren
kozijnen_schuifpuien           | schuifpuien
kozijnen_huidig                | kozijnen nu
kozijnen_hoogte                | hoogte van de ramen
kozijnen_materiaal             | materiaal
kozijnen_kleur                 | kleur
kozijnen_glas                  | glas
kozijnen_afwerking             | afwerking
kozijnen_extras                | extra’s
vloeren_oppervlakte            | oppervlakte
vloeren_ruimtes                | aantal ruimtes
vloeren_huidig                 | vloer die er ligt
vloeren_ondergrond             | ondergrond
vloeren_vlak                   | of de ondergrond vlak is
vloeren_soort                  | soort vloer
vloeren_niveau                 | kwaliteit
vloeren_patroon                | patroon
vloeren_plinten                | plinten
vloeren_verwarming             | vloerverwarming
vloeren_verdeler               | verdeler
vloeren_trappen                | trappen
vloeren_deuren                 | deuren inkorten
vloeren_inboedel               | leegmaken
elektra_meterkast              | meterkast
elektra_groepen                | aantal groepen
elektra_extra_groepen          | extra groepen
elektra_fase                   | soort aansluiting
elektra_bedrading              | oude bedrading
elektra_oppervlakte            | grootte van het gebouw
elektra_stopcontacten          | aantal stopcontacten
elektra_lichtpunten            | aantal lichtpunten
elektra_data                   | aansluitingen voor internet
elektra_wijze                  | hoe de leidingen lopen
elektra_apparaten              | apparaten
elektra_laadpaal               | wie de laadpaal levert
elektra_laadpaal_afstand       | afstand tot de laadpaal
elektra_rookmelders            | rookmelders
elektra_keuring                | keuring
isolatie_onderdelen            | delen
isolatie_niveau                | hoe goed
isolatie_subsidie              | subsidie
isolatie_gevel_oppervlakte     | oppervlakte van de muren
isolatie_dak_oppervlakte       | oppervlakte van het dak
isolatie_vloer_oppervlakte     | oppervlakte van de vloer
isolatie_glas_oppervlakte      | oppervlakte van het glas
isolatie_spouw_staat           | wat er in de spouw zit
isolatie_kruipruimte           | kruipruimte
isolatie_dak_afwerking         | afwerking van het dak binnen
isolatie_oud                   | oude isolatie
isolatie_extras                | extra’s
gebruik                        | gebruik van het gebouw
woningtype                     | soort woning
vve                            | toestemming van de VvE
bouwjaar                       | bouwjaar
ouder_dan_2_jaar               | hoe lang bewoond
asbest                         | asbest
monument                       | monument
verdieping                     | verdieping
lift                           | lift
parkeren                       | parkeren
container                      | plek voor een container
bewoond                        | bewoond tijdens het werk
gewenste_start                 | gewenste start
urgentie                       | haast
budget                         | budget
klus                           | wat er gebeuren moet
opmerkingen                    | opmerkingen
`
