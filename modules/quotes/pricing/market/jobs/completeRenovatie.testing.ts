/** A room of 20 m2 has about 41 m2 of wall (18 m round, 2.6 m high, less a door and a window) and 20 m2 of ceiling. */
export const completeRenovatie = `
job | for | size | home | euros | days | sources | reason

house of 55 m2 freshened up | complete_renovatie | small | emptied | 13000-25000 | 15-32 | echt.stukadoor, echt.schilder, bylder.prijzen, echt.tarieven, sulerr.renovatie | 170 m2 of wall and ceiling plastered at 28 to 45 and painted at 12 to 25, 55 m2 of laminate at 35 to 85, five doors at 250 to 450, old floors and wallpaper out at 12 to 25 a square metre: 10,900 to 21,300, and 10 to 20% for the rest. The whole stands at 300 to 800 a square metre, which is wider.
  verdieping 1, complete_renovatie_oppervlakte 55, complete_renovatie_staat licht, complete_renovatie_onderdelen stucwerk/schilderwerk/vloeren/binnendeuren, complete_renovatie_deuren 5, complete_renovatie_niveau basis, complete_renovatie_vloer laminaat

terraced house of 100 m2 from the shell up | complete_renovatie | usual | emptied | 80000-145000 | 65-125 elapsed | woonklasse.renovatie, sulerr.renovatie, mtb.vragen | Renewed from the shell stands at 800 to 1,300 a square metre, a full renovation at 700 to 1,500 with VAT, and finishing alone at 400 to 1,200. Days: four to five months for 120 m2, a time the page gives beside its "doorlooptijd" of six to ten weeks for less: from the first day to the last.
  verdieping 1, complete_renovatie_oppervlakte 100, complete_renovatie_staat casco, complete_renovatie_muren licht, complete_renovatie_onderdelen elektra/leidingen/verwarming/badkamer/toilet/keuken/stucwerk/schilderwerk/vloeren/binnendeuren, complete_renovatie_badkamers 1, complete_renovatie_deuren 8, complete_renovatie_niveau midden, complete_renovatie_vloer pvc, complete_renovatie_afgifte radiatoren, complete_renovatie_bron ketel

detached house of 180 m2, luxury | complete_renovatie | large | detached | 220000-370000 | 110-210 elapsed | woonklasse.renovatie, sulerr.renovatie, bylder.warmtepomp | Premium stands at 1,300 to 1,800 a square metre and more (234,000 to 324,000), a full renovation at 700 to 1,500 with 25 to 40% for all services and more for load-bearing walls; the heat pump alone is 8,000 to 15,000. Days: own estimate from four to five months for 120 m2, from the first day to the last.
  verdieping 1, complete_renovatie_oppervlakte 180, complete_renovatie_staat casco, complete_renovatie_muren licht/dragend, complete_renovatie_onderdelen elektra/leidingen/verwarming/badkamer/toilet/keuken/stucwerk/schilderwerk/vloeren/binnendeuren/kozijnen/isolatie, complete_renovatie_badkamers 2, complete_renovatie_deuren 14, complete_renovatie_ramen 14, complete_renovatie_niveau luxe, complete_renovatie_vloer hout, complete_renovatie_afgifte vloerverwarming, complete_renovatie_bron warmtepomp

room of 20 m2 painted | complete_renovatie | odd | terraced | 850-1750 | 2-4 | bylder.schilder, schilders.info, risk.schilder, woonklasse.schilder, sulerr.schilder | 61 m2 of wall and ceiling in two coats: 12 to 28, 15 to 20, 12 to 25, 10 to 18 and (without VAT) 10 to 22 a square metre on five pages, so 12 to 25, with covering and small repairs of 100 to 200. Days: own estimate, one painter, 20 to 35 m2 a day with both coats.
  verdieping 0, complete_renovatie_oppervlakte 20, complete_renovatie_staat licht, complete_renovatie_onderdelen schilderwerk, complete_renovatie_niveau midden

room of 20 m2 plastered | complete_renovatie | odd | terraced | 1500-2900 | 2-4 | echt.stukadoor, bylder.stukadoor, risk.stukadoor | 61 m2 smooth enough to paint: 28 to 45 with VAT, ceilings 10 to 25% more; 18 to 38; and 18 to 28 for walls and 22 to 35 for ceilings before preparation. 24 to 46 a square metre, small work at the upper half. Days: 15 to 25 m2 a man a day.
  verdieping 0, complete_renovatie_oppervlakte 20, complete_renovatie_staat licht, complete_renovatie_onderdelen stucwerk, complete_renovatie_niveau midden

room of 20 m2 plastered and painted | complete_renovatie | odd | terraced | 2300-4600 | 4-8 | echt.stukadoor, bylder.schilder, risk.stukadoor, risk.schilder | The room plastered (1,500 to 2,900) and the room painted (850 to 1,750) together, less one covering of the floor. The weeks in which plaster dries are not counted.
  verdieping 0, complete_renovatie_oppervlakte 20, complete_renovatie_staat licht, complete_renovatie_onderdelen stucwerk/schilderwerk, complete_renovatie_niveau midden

load-bearing wall out, room of 30 m2 plastered | complete_renovatie | odd | terraced | 5800-12000 | 5-11 | groot.kosten, groot.muurdoorbraak, bylder.aannemer, echt.stukadoor | Breaking through with a steel beam stands at 2,800 to 7,000 without VAT (3,400 to 8,500), also at 1,500 to 5,000; 81 m2 of wall and ceiling plastered at 24 to 46. Days: 2 to 4 for the wall, 3 to 6 for the plaster.
  verdieping 0, complete_renovatie_oppervlakte 30, complete_renovatie_staat licht, complete_renovatie_muren dragend, complete_renovatie_onderdelen stucwerk, complete_renovatie_niveau midden

six inner doors replaced | complete_renovatie | odd | terraced | 1400-3000 | 1-4 | echt.timmerman, echt.tarieven | Hanging a door stands at 120 to 260 with VAT; the door, its handle and hinges are an own estimate of 100 to 240, and taking the old ones away 10 to 20 each. Days: two to four doors a day for one man.
  verdieping 1, complete_renovatie_oppervlakte 60, complete_renovatie_staat licht, complete_renovatie_onderdelen binnendeuren, complete_renovatie_deuren 6, complete_renovatie_niveau midden

flat of 70 m2 on the third floor painted | complete_renovatie | odd | flat | 4300-9400 | 8-18 | risk.schilder, bylder.schilder, echt.schilder | The page's own example: an apartment of 70 m2 with about 140 m2 of wall stands at 4,000 to 9,500 with preparation and material; 210 m2 with ceilings at 12 to 28 gives 2,500 to 5,900 before preparation. Carrying is little for paint.
  complete_renovatie_oppervlakte 70, complete_renovatie_staat licht, complete_renovatie_onderdelen schilderwerk, complete_renovatie_niveau midden
`
