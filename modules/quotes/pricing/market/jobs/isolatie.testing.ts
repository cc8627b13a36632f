export const isolatie = `
job | for | size | home | euros | days | sources | reason

cavity walls of a terraced house, 40 m2 | isolatie | small | terraced | 900-1700 | 1-1 | milieucentraal.spouw, bylder.isolatie | 39 m2 costs 1,100 on average with VAT, at prices of about 2023 (1,230 at +12%); 15 to 35 a square metre gives 600 to 1,400, and small walls are dear by the square metre.
  verdieping 0, isolatie_onderdelen spouw, isolatie_niveau goed, isolatie_subsidie ja, isolatie_gevel_oppervlakte 40, isolatie_spouw_staat nee

pitched roof of 60 m2 inside, finished | isolatie | usual | terraced | 6000-12000 | 4-10 | groot.zolder, groot.kosten, bylder.isolatie | Insulating inside stands at 60 to 120 without VAT and at 45 to 80; walls and ceiling finished at 45 to 90; together 100 to 200 a square metre with VAT of 9% on most of it.
  verdieping 2, lift nee, isolatie_onderdelen dak, isolatie_niveau goed, isolatie_subsidie ja, isolatie_dak_oppervlakte 60, isolatie_dak_afwerking gips, isolatie_oud nee

detached house, roof, walls, floor and glass, very well | isolatie | large | detached | 25000-46000 | 10-24 | milieucentraal.spouw, groot.zolder, energieloket.vloer, echt.glaszetter, cpb.isolatie | 129 m2 of cavity 3,500 with VAT, 120 m2 of roof at 100 to 200, 90 m2 of floor at 30 to 50, 25 m2 of triple at an own estimate of 180 to 320; a detached house as a whole stood at 33,000 in 2023.
  verdieping 1, isolatie_onderdelen spouw/dak/vloer/glas, isolatie_niveau zeer_goed, isolatie_subsidie ja, isolatie_gevel_oppervlakte 130, isolatie_dak_oppervlakte 120, isolatie_vloer_oppervlakte 90, isolatie_glas_oppervlakte 25, isolatie_spouw_staat nee, isolatie_kruipruimte hoog, isolatie_dak_afwerking gips, isolatie_oud nee

floor of 45 m2 from the crawl space | isolatie | odd | terraced | 1300-2500 | 1-2 | energieloket.vloer, bylder.isolatie | 30 to 40 a square metre with VAT and placing on a page of some years ago (34 to 48 at +15 to 20%), and 20 to 45.
  verdieping 0, isolatie_onderdelen vloer, isolatie_niveau goed, isolatie_subsidie ja, isolatie_vloer_oppervlakte 45, isolatie_kruipruimte hoog, isolatie_oud nee

floor of a loft, 50 m2 | isolatie | odd | terraced | 1500-3000 | 1-3 | bylder.isolatie | Blankets or boards on the floor of an unused loft stand at 30 to 55 a square metre, with VAT or not is not said.
  verdieping 2, lift nee, isolatie_onderdelen zoldervloer, isolatie_niveau goed, isolatie_subsidie ja, isolatie_vloer_oppervlakte 50, isolatie_oud nee

glass of 12 m2 | isolatie | odd | terraced | 1350-2800 | 1-2 | echt.glaszetter, bylder.kozijnen | 12 m2 of HR++ at 110 to 200 with placing and VAT (1,320 to 2,400), also 80 to 150; several panes upstairs for the high end.
  verdieping 1, isolatie_onderdelen glas, isolatie_niveau goed, isolatie_subsidie ja, isolatie_glas_oppervlakte 12

cavity of 60 m2, floor of 45 m2 and glass of 14 m2 at once | isolatie | odd | terraced | 5000-9500 | 3-7 | milieucentraal.spouw, energieloket.vloer, echt.glaszetter, bylder.isolatie | A cavity at 15 to 35 a square metre (900 to 2,100), a floor at 34 to 48 with placing (1,550 to 2,200), and HR++ at 110 to 200 (1,550 to 2,800): 4,000 to 7,100, with the survey, ventilation and papers of a subsidy on top, an own estimate of 1,000 to 2,400. Days: each of them alone, added up.
  verdieping 1, isolatie_onderdelen spouw/vloer/glas, isolatie_niveau goed, isolatie_gevel_oppervlakte 60, isolatie_vloer_oppervlakte 45, isolatie_glas_oppervlakte 14, isolatie_spouw_staat nee, isolatie_kruipruimte hoog, isolatie_oud nee, isolatie_subsidie ja
`
