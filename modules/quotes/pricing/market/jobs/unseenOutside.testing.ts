/** Not to be priced by us before the end: see `unseen.testing.ts`. */
export const unseenOutside = `
job | for | size | home | euros | days | sources | reason

extension of 4 by 3 m with a tiled roof | aanbouw | odd | detached | 34000-60000 | 28-58 | eigenhuis.aanbouw, groot.uitbouw, mtb.vragen | A brick shell of 12 m2 stands at 23,900 to 29,950 with VAT, opening, plaster, electrics, heating and carpentry at 7,100; finished at 2,500 to 3,800 without VAT it is 36,300 to 55,200; a pitched roof an own estimate of 2,000 to 5,000 more.
  verdieping 0, aanbouw_ondergrond zand, aanbouw_bereikbaar breed, aanbouw_tekeningen ja, aanbouw_breedte 4, aanbouw_diepte 3, aanbouw_doorbraak doorgang, aanbouw_dak schuin, aanbouw_pui openslaand, aanbouw_gevel steen, aanbouw_afwerking klaar, aanbouw_verwarming radiator, aanbouw_vloer zelf

timber extension of 6 by 3 m on piles, shell only | aanbouw | odd | terraced | 34000-60000 | 22-50 | eigenhuis.aanbouw, groot.uitbouw, bylder.aanbouw | 18 m2 of shell at 1,800 to 2,800 without VAT gives 39,200 to 61,000, a brick shell of 20 m2 39,900 to 48,300 with VAT, prefab from 1,200; three pairs of piles at 1,850, the opening at 3,600.
  verdieping 0, aanbouw_ondergrond klei_veen, aanbouw_bereikbaar smal, aanbouw_tekeningen ja, aanbouw_breedte 6, aanbouw_diepte 3, aanbouw_doorbraak open, aanbouw_dak plat, aanbouw_lichtkoepels 0, aanbouw_pui schuifpui, aanbouw_gevel hout, aanbouw_afwerking casco

conservatory of 4 by 3 m with a glass roof, shell only | aanbouw | odd | terraced | 23000-44000 | 14-32 | own estimate | From memory of guides of 2024 to 2026, none of which was found: a conservatory 1,500 to 2,800 a square metre with foundation, its glass roof 500 to 900 of that; twelve square metres and sliding doors, and a bricked base as the wizard has it.
  verdieping 0, aanbouw_ondergrond zand, aanbouw_bereikbaar breed, aanbouw_tekeningen ja, aanbouw_breedte 4, aanbouw_diepte 3, aanbouw_doorbraak bestaand, aanbouw_dak glas, aanbouw_pui schuifpui, aanbouw_gevel steen, aanbouw_afwerking casco

storey of 25 m2 on a flat roof, shell only | opbouw | odd | terraced | 44000-82000 | 20-45 | bylder.dakopbouw, woonklasse.opbouw | 25 m2 at 1,700 to 2,800 (prefab) gives 42,500 to 70,000 and at 2,500 to 3,500 (finished) 62,500 to 87,500; a shell with a permanent staircase lies between.
  verdieping 2, lift nee, opbouw_plek plat_dak, opbouw_oppervlakte 25, opbouw_hoogte 3, opbouw_draagkracht sterk, opbouw_tekeningen ja, opbouw_kraan dichtbij, opbouw_gevel kunststof, opbouw_dak plat, opbouw_ramen 3, opbouw_kozijnen kunststof, opbouw_afwerking casco, opbouw_trap vast

storey of 60 m2, ready to plaster | opbouw | odd | corner | 112000-200000 | 50-105 | woonklasse.opbouw, bylder.dakopbouw | 60 m2 at 2,500 to 3,500 gives 150,000 to 210,000 finished, prefab 102,000 to 168,000; without plaster, paint and floors 10 to 15% less.
  verdieping 2, lift nee, opbouw_plek plat_dak, opbouw_oppervlakte 60, opbouw_hoogte 3, opbouw_draagkracht versterken, opbouw_tekeningen laten_maken, opbouw_kraan ver, opbouw_gevel stuc, opbouw_dak groen, opbouw_ramen 6, opbouw_kozijnen aluminium, opbouw_afwerking stucklaar, opbouw_kamers 3, opbouw_verwarming vloerverwarming, opbouw_trap vast

prefab dormer of 2.5 m, finished inside | dakkapel | odd | corner | 7500-14500 | 2-5 | groot.dakkapel, bylder.dakkapel, dakkapellen.breedte | Prefab up to 2.5 metres placed stands at 7,000 to 11,000 with a crane of 400 to 900 and 900 to 2,500 for plaster and paint; 2.5 metres at 7,000 to 12,000; 2 to 3 metres at 4,500 to 10,500.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats achter, dakkapel_breedte 2.5, dakkapel_hoogte 1.6, dakkapel_helling gewoon, dakkapel_bedekking pannen, dakkapel_bouwwijze prefab, dakkapel_materiaal kunststof, dakkapel_wangen plaat, dakkapel_ramen 2, dakkapel_binnen af, dakkapel_binnen_extras vensterbank/stopcontacten, dakkapel_kraan dichtbij

dormer of 3 m replaced by a prefab one | dakkapel | odd | terraced | 7500-15000 | 1-4 | dakkapellen.breedte, groot.dakkapel, woonklasse.dakwerk | A new prefab one of 3 metres (7,000 to 13,000), and taking the old one off and away at an own estimate of 500 to 1,500.
  verdieping 2, lift nee, dakkapel_situatie vervangen, dakkapel_plaats achter, dakkapel_breedte 3, dakkapel_hoogte 1.6, dakkapel_helling gewoon, dakkapel_bouwwijze prefab, dakkapel_materiaal kunststof, dakkapel_wangen kunststof, dakkapel_ramen 2, dakkapel_binnen plaat, dakkapel_kraan dichtbij

wooden dormer of 3 m at the front with zinc sides | dakkapel | odd | corner | 10500-20500 | 5-11 | bylder.dakkapel, woonklasse.dakwerk, dakkapellen.breedte | In wood it stands at 9,000 to 16,000, made to measure 13,000 to 18,000; finishing inside 1,000 to 2,500, zinc an own estimate of 600 to 1,500, drawings and permit at the front 500 to 1,500.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats voor, dakkapel_breedte 3, dakkapel_hoogte 1.5, dakkapel_helling steil, dakkapel_bedekking pannen, dakkapel_bouwwijze ter_plaatse, dakkapel_materiaal hout, dakkapel_wangen zink, dakkapel_ramen 2, dakkapel_binnen af, dakkapel_binnen_extras vensterbank

one side of a roof, 45 m2, insulated | dakwerk_hellend | odd | detached | 7500-15500 | 4-9 | lrs, risk.dakwerk, echt.dakdekker | 45 m2 at 91 to 154 with VAT and 46 to 91 for insulation gives 6,200 to 11,000, scaffold 700 to 1,300, ceramic tiles, 9 metres of plastic gutter.
  verdieping 2, lift nee, dakwerk_hellend_werk vernieuwen, dakwerk_hellend_lengte 9, dakwerk_hellend_schuin 5, dakwerk_hellend_zijden een, dakwerk_hellend_bedekking pannen, dakwerk_hellend_beschot goed, dakwerk_hellend_pan keramisch, dakwerk_hellend_isolatie gewoon, dakwerk_hellend_goten pvc, dakwerk_hellend_schoorsteen geen, dakwerk_hellend_dakramen 0, dakwerk_hellend_panelen 0, dakwerk_hellend_goothoogte 3.5, dakwerk_hellend_obstakel nee

five square metres of tiles after a storm | dakwerk_hellend | odd | terraced | 700-1500 | 1-2 | leiderdorp, risk.dakwerk, woonklasse.dakwerk | A tiled roof mended stands at 150 to 350 a square metre, most for the first; repairs at 200 to 1,800 and at 350 to 1,500.
  verdieping 2, lift nee, dakwerk_hellend_werk herstel, dakwerk_hellend_herstel 5, dakwerk_hellend_goten geen, dakwerk_hellend_schoorsteen geen, dakwerk_hellend_dakramen 0

leak mended and the chimney taken off | dakwerk_hellend | odd | terraced | 2300-4300 | 1-4 | lrs, bylder.dakdekker | Taking a chimney off above the roof and closing it stands at 2,100 to 3,500 with VAT, a leak at 339 to 593 with VAT, one call for both.
  verdieping 2, lift nee, dakwerk_hellend_werk herstel, dakwerk_hellend_herstel 2, dakwerk_hellend_goten geen, dakwerk_hellend_schoorsteen slopen, dakwerk_hellend_dakramen 0

flat roof of 60 m2 in EPDM | dakwerk_plat | odd | corner | 5000-10000 | 3-8 | echt.tarieven, woonklasse.dakwerk, lrs, papendrecht | Renewed it stands at 70 to 140 a square metre with VAT, in EPDM at 110 to 160 with insulation, at 75 to 100; 32 metres of trim and a wall of 8.
  verdieping 1, dakwerk_plat_werk vervangen, dakwerk_plat_oppervlakte 60, dakwerk_plat_hoogte midden, dakwerk_plat_ballast niets, dakwerk_plat_ondergrond goed, dakwerk_plat_materiaal epdm, dakwerk_plat_isolatie geen, dakwerk_plat_afwerking niets, dakwerk_plat_rand trim, dakwerk_plat_muur 8, dakwerk_plat_afvoeren 2, dakwerk_plat_koepels 1, dakwerk_plat_panelen 0

roof of a dormer, 8 m2 | dakwerk_plat | odd | terraced | 900-1950 | 1-2 | lrs, echt.tarieven | 8 m2 at 70 to 140 with VAT gives 560 to 1,120, and so small a roof up there carries the whole visit and its trims, an own estimate of 300 to 800.
  verdieping 2, lift nee, dakwerk_plat_werk vervangen, dakwerk_plat_oppervlakte 8, dakwerk_plat_hoogte hoog, dakwerk_plat_ballast niets, dakwerk_plat_ondergrond goed, dakwerk_plat_materiaal epdm, dakwerk_plat_isolatie geen, dakwerk_plat_afwerking niets, dakwerk_plat_rand trim, dakwerk_plat_muur 0, dakwerk_plat_afvoeren 1, dakwerk_plat_koepels 0, dakwerk_plat_panelen 0

four windows in plastic | kozijnen | odd | terraced | 3000-6300 | 1-3 | mtb.vragen, kostenverbouwing, bylder.kozijnen | Four at 600 to 900 in a row of them, or six square metres at 700 to 800 a square metre with VAT (4,200 to 4,800), with grilles and plaster inside.
  verdieping 1, kozijnen_werk vervangen, kozijnen_ramen 4, kozijnen_formaat gemiddeld, kozijnen_deuren 0, kozijnen_schuifpuien 0, kozijnen_huidig hout, kozijnen_hoogte eerste, kozijnen_materiaal kunststof, kozijnen_kleur wit, kozijnen_glas hrpp, kozijnen_afwerking stuc, kozijnen_extras roosters

one sliding door | kozijnen | odd | terraced | 3200-6900 | 1-3 | own estimate | From memory of guides of 2024 to 2026, none of which was found: a plastic sliding door of 2.4 to 3 metres with HR++ and fitting 2,500 to 6,000; the old front out, sealing and finishing around it 500 to 900.
  verdieping 0, kozijnen_werk vervangen, kozijnen_ramen 0, kozijnen_formaat gemiddeld, kozijnen_deuren 0, kozijnen_schuifpuien 1, kozijnen_huidig hout, kozijnen_hoogte begane_grond, kozijnen_materiaal kunststof, kozijnen_kleur kleur, kozijnen_glas hrpp

bottom of a crawl space, 50 m2 | isolatie | odd | terraced | 1300-2600 | 1-2 | energieloket.vloer, bylder.isolatie | 25 to 35 a square metre with VAT and placing on a page of some years ago (29 to 42 at +15 to 20%), and 20 to 45 for floors and crawl spaces.
  verdieping 0, isolatie_onderdelen bodem, isolatie_niveau goed, isolatie_subsidie ja, isolatie_vloer_oppervlakte 50, isolatie_kruipruimte laag

wall of 20 m2 insulated inside | isolatie | odd | terraced | 1900-4100 | 3-6 | own estimate | A stud wall with 10 cm of wool and a board, filled and ready to paint, 95 to 200 a square metre with VAT of 9% on most of it, from finished walls at 45 to 90 and roof insulation inside at 60 to 120 on pages that were found, and window reveals.
  verdieping 0, isolatie_onderdelen voorzetwand, isolatie_niveau goed, isolatie_subsidie nee, isolatie_gevel_oppervlakte 20, isolatie_oud nee

cavity walls of 90 m2 and a floor of 55 m2 | isolatie | odd | corner | 3900-7300 | 1-3 | milieucentraal.spouw, energieloket.vloer, bylder.isolatie | 88 m2 of cavity cost 2,350 on average with VAT at prices of about 2023 (2,630 at +12%), 55 m2 of floor at 34 to 48 is 1,900 to 2,600, and 15 to 35 and 20 to 45 elsewhere.
  verdieping 0, isolatie_onderdelen spouw/vloer, isolatie_niveau goed, isolatie_subsidie ja, isolatie_gevel_oppervlakte 90, isolatie_vloer_oppervlakte 55, isolatie_spouw_staat nee, isolatie_kruipruimte hoog, isolatie_oud nee

prefab dormer of 3 m and the loft roof insulated, 40 m2 | dakkapel+isolatie | odd | terraced | 11500-23000 | 5-13 | dakkapellen.breedte, groot.dakkapel, groot.zolder, bylder.isolatie | The dormer ready to plaster (7,000 to 13,500) and 40 m2 of roof insulated and finished inside at 100 to 200 a square metre.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats achter, dakkapel_breedte 3, dakkapel_hoogte 1.65, dakkapel_helling gewoon, dakkapel_bedekking pannen, dakkapel_bouwwijze prefab, dakkapel_materiaal kunststof, dakkapel_wangen kunststof, dakkapel_ramen 2, dakkapel_binnen plaat, dakkapel_kraan dichtbij, isolatie_onderdelen dak, isolatie_niveau goed, isolatie_subsidie ja, isolatie_dak_oppervlakte 40, isolatie_dak_afwerking gips, isolatie_oud nee
`
