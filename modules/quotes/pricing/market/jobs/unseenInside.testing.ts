/** Not to be priced by us before the end: see `unseen.testing.ts`. */
export const unseenInside = `
job | for | size | home | euros | days | sources | reason

bathroom of 4 m2, tiled half way | badkamer | odd | terraced | 8500-15500 | 7-14 | debadkamer, woonklasse.badkamer, groot.badkamer | 8,000 to 15,000 for 2 to 4 m2 with VAT, basic up to 6 m2 8,500 to 13,500; less tile on the walls, a better washstand.
  verdieping 1, badkamer_situatie vervangen, badkamer_plaats zelfde, badkamer_vloer beton, badkamer_oppervlakte 4, badkamer_hoogte 2.5, badkamer_tegelhoogte half, badkamer_tegelformaat standaard, badkamer_onderdelen inloopdouche/toilet/wastafel, badkamer_niveau midden, badkamer_verwarming bestaand

bathroom of 8 m2 with a bath | badkamer | odd | corner | 15000-27000 | 10-20 | debadkamer, woonklasse.badkamer, bylder.badkamer | Over 6 m2 stands at 18,000 to 30,000 with VAT, comfort at 13,500 to 22,000, a common one at up to 20,000; a bath adds 700 to 1,500 and a part is moved.
  verdieping 1, badkamer_situatie vervangen, badkamer_plaats deels, badkamer_vloer beton, badkamer_oppervlakte 8, badkamer_hoogte 2.5, badkamer_tegelhoogte plafond, badkamer_tegelformaat standaard, badkamer_onderdelen inloopdouche/bad/toilet/dubbele_wastafel, badkamer_niveau midden, badkamer_verwarming vloer_elektrisch, badkamer_extras ventilatie/inbouwspots

shower room of 2.5 m2 in a flat, stripped | badkamer | odd | flat | 6500-13000 | 5-12 | debadkamer, groot.badkamer, risk.badkamer | 8,000 to 15,000 for 2 to 4 m2 with VAT less demolition of 400 to 1,000 and without a toilet (450 to 900), with carrying up at an own estimate of 5 to 10%.
  badkamer_situatie gesloopt, badkamer_plaats zelfde, badkamer_vloer beton, badkamer_oppervlakte 2.5, badkamer_hoogte 2.5, badkamer_tegelhoogte plafond, badkamer_tegelformaat standaard, badkamer_onderdelen inloopdouche/wastafel, badkamer_niveau basis, badkamer_verwarming radiator, badkamer_extras ventilatie

kitchen of 6 m in a U | keuken | odd | detached | 15000-29000 | 5-12 | woonklasse.keuken, risk.keuken, bylder.prijzen | Comfort stands at 13,000 to 25,000 and the middle class at 10,600 to 30,500; six metres is long, and a PVC floor of 14 m2 at 35 to 85 comes with it.
  verdieping 0, keuken_situatie vervangen, keuken_leidingen anders, keuken_kookgroep ja, keuken_oppervlakte 14, keuken_lengte 6, keuken_vorm u_vorm, keuken_levering wij, keuken_niveau midden, keuken_werkblad composiet, keuken_apparaten inductie/oven/vaatwasser/koelkast/afzuigkap, keuken_wanden achterwand, keuken_vloer pvc

client's own kitchen, connections moved, cooking group | keuken | odd | corner | 3000-6300 | 3-7 | groot.kosten, groot.keuken, montagebaas | Fitting with installation work stands at 2,000 to 5,000 without VAT (2,400 to 6,000), here with everything in it: demolition 300 to 700, water and drain 300 to 900, two groups at 150 to 350.
  verdieping 0, keuken_situatie vervangen, keuken_leidingen anders, keuken_kookgroep nee, keuken_oppervlakte 9, keuken_lengte 3.5, keuken_vorm hoek, keuken_levering klant, keuken_apparaten inductie/oven/vaatwasser/koelkast/afzuigkap, keuken_vloer blijft

room of 30 m2 painted with a new laminate floor | complete_renovatie | odd | terraced | 2700-5700 | 3-7 | bylder.schilder, risk.schilder, bylder.prijzen, groot.vloer | 84 m2 of wall and ceiling at 12 to 25 (1,000 to 2,100), 30 m2 of laminate at 45 to 90 (1,350 to 2,700), the old floor off at 12 to 25.
  verdieping 0, complete_renovatie_oppervlakte 30, complete_renovatie_staat licht, complete_renovatie_onderdelen schilderwerk/vloeren, complete_renovatie_niveau midden, complete_renovatie_vloer laminaat

house of 75 m2, bathroom, kitchen, plaster, paint, floors | complete_renovatie | odd | emptied | 38000-70000 | 35-75 | woonklasse.renovatie, sulerr.renovatie, debadkamer, woonklasse.keuken | Layout kept, with floor, paint, bathroom and kitchen, stands at 450 to 700 a square metre (34,000 to 53,000) and a simple renovation at 300 to 800; bathroom and kitchen apart are 25,000 to 45,000. Days: 6 to 10 weeks.
  verdieping 1, complete_renovatie_oppervlakte 75, complete_renovatie_staat licht, complete_renovatie_onderdelen badkamer/keuken/stucwerk/schilderwerk/vloeren, complete_renovatie_badkamers 1, complete_renovatie_niveau midden, complete_renovatie_vloer pvc

stripped house of 140 m2, finished, hybrid heating | complete_renovatie | odd | emptied | 100000-180000 | 80-160 | woonklasse.renovatie, mtb.vragen, sulerr.renovatie | Finishing stands at 400 to 1,200 a square metre (70,000 to 140,000 for 130 m2), from the shell at 800 to 1,300 with demolition; here without demolition and with electrics, pipes and heating.
  verdieping 1, complete_renovatie_oppervlakte 140, complete_renovatie_staat gesloopt, complete_renovatie_onderdelen elektra/leidingen/verwarming/badkamer/toilet/keuken/stucwerk/schilderwerk/vloeren/binnendeuren, complete_renovatie_badkamers 1, complete_renovatie_deuren 10, complete_renovatie_niveau midden, complete_renovatie_vloer pvc, complete_renovatie_afgifte vloerverwarming, complete_renovatie_bron hybride

poured floor of 50 m2 | vloeren | odd | terraced | 5000-9500 | 3-7 | bylder.gietvloer, woonklasse.vloeren, groot.vloer | A polyurethane floor at home stands at 80 to 130 a square metre and a poured floor at 115 to 165 with levelling; levelling alone 15 to 35, tiles off 20 to 40.
  verdieping 0, vloeren_oppervlakte 50, vloeren_ruimtes 2, vloeren_huidig tegels, vloeren_ondergrond beton, vloeren_vlak oneffen, vloeren_soort gietvloer, vloeren_niveau midden, vloeren_plinten geen, vloeren_verwarming aanwezig, vloeren_deuren 2, vloeren_inboedel zelf

PVC on 20 m2 with a flight of stairs | vloeren | odd | terraced | 2300-5000 | 2-5 | bylder.prijzen, woonklasse.vloeren | 20 m2 at 55 to 95 (1,100 to 1,900), the loose floor off, and a flight of stairs covered at 800 to 2,500, which a firm's page says of which the address is not known.
  verdieping 1, vloeren_oppervlakte 20, vloeren_ruimtes 2, vloeren_huidig los, vloeren_ondergrond beton, vloeren_vlak vlak, vloeren_soort pvc, vloeren_niveau midden, vloeren_patroon recht, vloeren_plinten mdf, vloeren_verwarming geen, vloeren_trappen 1, vloeren_deuren 0, vloeren_inboedel zelf

carpet in a bedroom of 14 m2 | vloeren | odd | terraced | 550-1200 | 0.5-1 | groot.vloer | Laying carpet stands at 12 to 22 a square metre and taking the old away at 12 to 25; the carpet is an own estimate of 20 to 40, with loss from a roll of 4 metres.
  verdieping 1, vloeren_oppervlakte 14, vloeren_ruimtes 1, vloeren_huidig los, vloeren_ondergrond hout, vloeren_vlak vlak, vloeren_soort tapijt, vloeren_niveau midden, vloeren_plinten geen, vloeren_verwarming geen, vloeren_trappen 0, vloeren_deuren 0, vloeren_inboedel zelf

five sockets and three lights | elektra | odd | terraced | 700-1500 | 1-2 | bylder.elektricien, echt.elektricien | Five at 80 to 180 and three lights at 90 to 200 with their switch, several at once a little less, and a call of 25 to 60.
  verdieping 1, elektra_meterkast blijft, elektra_bedrading nee, elektra_stopcontacten 5, elektra_lichtpunten 3, elektra_data 0, elektra_wijze steen, elektra_rookmelders 0, elektra_keuring nee

group for cooking on induction | elektra | odd | terraced | 280-600 | 0.5-1 | ino, echt.elektricien | A new cooking group is sold from 275 with VAT, a group stands at 150 to 350, and the cable through an empty pipe or along the wall with a call of 30 to 60.
  verdieping 0, elektra_meterkast uitbreiden, elektra_extra_groepen 1, elektra_bedrading nee, elektra_stopcontacten 0, elektra_lichtpunten 0, elektra_data 0, elektra_wijze opbouw, elektra_apparaten koken, elektra_rookmelders 0, elektra_keuring nee

client's own charger, 20 m | elektra | odd | detached | 700-1500 | 0.5-2 | bylder.elektricien, vindelektricien, echt.elektricien | The installation stands at 500 to 1,500, the distance deciding; a group 150 to 350, and 20 metres of cable is far.
  verdieping 0, elektra_meterkast uitbreiden, elektra_extra_groepen 1, elektra_bedrading nee, elektra_stopcontacten 0, elektra_lichtpunten 0, elektra_data 0, elektra_wijze opbouw, elektra_apparaten laadpaal, elektra_laadpaal klant, elektra_laadpaal_afstand 20, elektra_rookmelders 0, elektra_keuring nee

bathroom of 5 m2 and a new consumer unit | badkamer+elektra | odd | terraced | 11500-21500 | 8-16 | debadkamer, groot.kosten, echt.elektricien | 4 to 6 m2 at 12,000 to 20,000 with VAT and 8,000 to 18,000 without, and a unit at 700 to 1,600, one visit less.
  verdieping 1, badkamer_situatie vervangen, badkamer_plaats zelfde, badkamer_vloer beton, badkamer_oppervlakte 5, badkamer_hoogte 2.5, badkamer_tegelhoogte plafond, badkamer_tegelformaat standaard, badkamer_onderdelen inloopdouche/toilet/wastafel, badkamer_niveau midden, badkamer_verwarming radiator, badkamer_extras ventilatie, elektra_meterkast nieuw, elektra_groepen 8, elektra_fase een, elektra_bedrading nee, elektra_stopcontacten 0, elektra_lichtpunten 0, elektra_data 0, elektra_wijze hol, elektra_rookmelders 0, elektra_keuring nee
`
