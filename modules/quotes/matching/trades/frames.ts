import type { TradeText } from "./trade.ts"

export const frames: TradeText = {
  words: `
kind  | says           | words
thing | kozijn         | kozijn raam raamkozijn draaikiepraam kiepraam
thing | deur           | deur
thing | binnendeur     | binnendeur kamerdeur slaapkamerdeur toiletdeur badkamerdeur keukendeur tussendeur
thing | deurblad       | deurblad opdekdeur stompe_deur boarddeur
thing | buitendeur     | buitendeur voordeur achterdeur balkondeur tuindeur
thing | schuifpui      | schuifpui pui schuifdeur_buiten hefschuifpui
thing | openslaand     | openslaande tuindeuren openslaande_deuren openslaande_tuindeuren
thing | vouwwand       | vouwwand harmonicapui vouwpui
thing | glas           | glas dubbelglas beglazing ruit isolatieglas hr++ hr++-glas hr++_glas dubbele_beglazing enkelglas glaszetten
thing | triple         | triple tripleglas hr+++ drievoudig
thing | rooster        | ventilatierooster raamrooster gevelrooster
thing | hor            | hor inzethor raamhor vliegenhor
thing | rolluik        | rolluik
thing | screen         | screen zonwering zonnescreen
thing | vensterbank    | vensterbank
thing | dakraam        | dakraam velux tuimelvenster dakvenster
thing | slot           | slot deurslot cilinder cilinderslot deurklink deurbeslag deurkruk hang-_en_sluitwerk hang_en_sluitwerk driepuntsslot
thing | garagedeur     | garagedeur sectionaaldeur kanteldeur
thing | houtrot repair | houtrot houtrotherstel houtrotreparatie
thing | schuurdeur     | schuurdeur bergingsdeur kelderdeur poort hek
thing | kast           | kast
thing | inbouwkast     | inbouwkast maatwerkkast schuifkast vaste_kast
`,
  works: `
needs                    | does           | in       | with                            | not                            | gives                                                       | besides
kozijn                   | remove         |          | glas hout kunststof aluminium   | staal dakraam                  | kozijnen.remove                                             |
kozijn staal             | remove         |          | glas                            |                                | kozijnen.remove; kozijnen.removeSteel                       |
kozijn                   | place          |          | glas                            | staal triple dakkapel deur binnendeur buitendeur binnen | kozijnen.frame.* 1.6; kozijnen.place 1                      | note windows
kozijn triple            | place          |          | glas                            | staal dakkapel                 | kozijnen.frame.* 1.6; kozijnen.triple 1.6; kozijnen.place 1 | note windows
kozijn                   | place          | dakkapel | glas                            | staal                          | dakkapel.windows.* 1.6                                      | note windows
deur/binnendeur          | place          |          | kozijn slot binnendeur          | buiten eigen groepenkast       | complete_renovatie.door.*                                   |
deur/binnendeur          | place          | opbouw   | kozijn slot                     |                                | opbouw.door                                                 |
deur/binnendeur/deurblad | hang           |          | slot deurblad binnendeur        |                                | everyday.hangDoor                                           |
deurblad                 | place replace  |          | slot deur binnendeur            |                                | everyday.hangDoor                                           |
deur/binnendeur          | remove         |          | kozijn                          | buiten                         | everyday.removeDoor                                         |
buitendeur               | remove         |          | kozijn hout kunststof           |                                | kozijnen.remove                                             |
buitendeur               | place          |          | kozijn slot glas                | staal                          | kozijnen.door.*; kozijnen.place                             |
schuifpui                | remove         |          | kozijn hout kunststof aluminium |                                | kozijnen.remove                                             |
schuifpui                | place          |          | glas kozijn                     | staal                          | kozijnen.slider.*; kozijnen.place                           |
schuifpui                | place          | aanbouw  | glas aluminium kozijn           |                                | aanbouw.front.schuifpui                                     |
openslaand               | place          |          | deur buitendeur glas kozijn     | binnen                         | aanbouw.front.openslaand                                    |
vouwwand                 | place          |          | glas kozijn                     |                                | aanbouw.front.vouwwand                                      |
glas                     | place replace  |          | kozijn dubbel                   | dak                            | isolatie.glass.goed 1.6                                     | note windows
triple                   | place replace  |          | kozijn glas                     |                                | isolatie.glass.zeer_goed 1.6                                | note windows
rooster                  | place replace  |          | kozijn                          | gevel                          | kozijnen.vent                                               |
rooster gevel            | place          |          |                                 |                                | isolatie.vent                                               |
hor                      | place          |          | kozijn                          |                                | kozijnen.screen                                             |
rolluik                  | place          |          | elektrisch kozijn               |                                | kozijnen.shutter                                            |
rolluik                  | place          | dakkapel | elektrisch                      |                                | dakkapel.shutter 3                                          |
screen                   | place          | dakkapel | elektrisch                      |                                | dakkapel.sunScreen 3                                        |
vensterbank              | place replace  |          | kozijn composiet                | hout natuursteen               | kozijnen.sill                                               |
vensterbank              | place replace  | dakkapel |                                 |                                | dakkapel.sill 3                                             |
dakraam                  | place replace  |          | dak kozijn                      |                                | dakwerk_hellend.roofWindow                                  |
slot                     | place replace  |          | deur buitendeur binnendeur      |                                | everyday.lock                                               |
garagedeur               | place replace  |          | elektrisch                      |                                | everyday.garageDoor                                         |
houtrot                  | repair replace |          | kozijn deur buitendeur          |                                | everyday.woodRot                                            |
inbouwkast               | place          |          | kast deur                       |                                | everyday.cupboard 2                                         |
`,
}
