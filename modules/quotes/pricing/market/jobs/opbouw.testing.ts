export const opbouw = `
job | for | size | home | euros | days | sources | reason

storey of 12 m2 on a garage, shell only | opbouw | small | corner | 24000-46000 | 14-32 | bylder.dakopbouw, woonklasse.opbouw | 12 m2 at 1,700 to 2,800 (prefab) and 2,500 to 3,500 (finished) gives 20,400 to 42,000, with permit and calculation of 1,000 to 4,000; a shell is the lower half, but so small a one is dear by the square metre. Days: own estimate.
  verdieping 1, opbouw_plek aanbouw, opbouw_oppervlakte 12, opbouw_hoogte 3, opbouw_draagkracht sterk, opbouw_tekeningen laten_maken, opbouw_kraan dichtbij, opbouw_gevel hout, opbouw_dak plat, opbouw_ramen 2, opbouw_kozijnen kunststof, opbouw_afwerking casco, opbouw_trap bestaand

storey of 40 m2 on a flat roof, finished | opbouw | usual | terraced | 80000-145000 | 40-85 | woonklasse.opbouw, bylder.dakopbouw | 40 m2 at 2,500 to 3,500 gives 100,000 to 140,000, prefab at 1,700 to 2,800 gives 68,000 to 112,000, and permit and calculation 1,000 to 4,000. Days: own estimate, two to four months with finishing.
  verdieping 2, lift nee, opbouw_plek plat_dak, opbouw_oppervlakte 40, opbouw_hoogte 3, opbouw_draagkracht sterk, opbouw_tekeningen laten_maken, opbouw_kraan dichtbij, opbouw_gevel kunststof, opbouw_dak plat, opbouw_ramen 4, opbouw_kozijnen kunststof, opbouw_afwerking klaar, opbouw_kamers 2, opbouw_verwarming radiatoren, opbouw_trap vast

storey of 80 m2 for a pitched roof, strengthened | opbouw | large | detached | 165000-300000 | 60-130 | woonklasse.opbouw, bylder.dakopbouw | 80 m2 at 2,500 to 3,500 gives 200,000 to 280,000, prefab from 1,700 gives 136,000; taking the old roof off is an own estimate of 5,000 to 12,000, strengthening 2,000 to 8,000, permit and calculation 1,000 to 4,000. Days: own estimate.
  verdieping 2, lift nee, opbouw_plek schuin_dak, opbouw_oppervlakte 80, opbouw_hoogte 3, opbouw_draagkracht versterken, opbouw_tekeningen laten_maken, opbouw_kraan dichtbij, opbouw_gevel steenstrips, opbouw_dak plat, opbouw_ramen 9, opbouw_kozijnen kunststof, opbouw_afwerking klaar, opbouw_kamers 4, opbouw_verwarming vloerverwarming, opbouw_trap vast

storey of 40 m2 on a flat roof, wind- and watertight | opbouw | odd | terraced | 60000-100000 | 25-55 | own estimate | Finished inside by the owner: 60 to 70% of a finished storey of 40 m2, which stands at 100,000 to 140,000 on the pages of the usual one, as inside work is a third of such a job. Days: own estimate, half of the usual one and a little more.
  verdieping 2, lift nee, opbouw_plek plat_dak, opbouw_oppervlakte 40, opbouw_hoogte 3, opbouw_draagkracht sterk, opbouw_tekeningen laten_maken, opbouw_kraan dichtbij, opbouw_gevel kunststof, opbouw_dak plat, opbouw_ramen 4, opbouw_kozijnen kunststof, opbouw_afwerking casco, opbouw_trap vast
`
