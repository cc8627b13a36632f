export const vloeren = `
job | for | size | home | euros | days | sources | reason

laminate in one room of 15 m2 | vloeren | small | terraced | 750-1650 | 1-2 | bylder.prijzen, woonklasse.vloeren, groot.kosten | Laminate or PVC stands at 35 to 85 a square metre, with underlay and skirting at 55 to 95, and a floor at 40 to 90 without VAT; the old loose one off at 12 to 25.
  verdieping 1, vloeren_oppervlakte 15, vloeren_ruimtes 1, vloeren_huidig los, vloeren_ondergrond beton, vloeren_vlak vlak, vloeren_soort laminaat, vloeren_niveau basis, vloeren_patroon recht, vloeren_plinten plak, vloeren_verwarming geen, vloeren_trappen 0, vloeren_deuren 0, vloeren_inboedel zelf

PVC on 45 m2, levelled | vloeren | usual | terraced | 2900-6000 | 2-5 | woonklasse.vloeren, bylder.prijzen, groot.vloer | 55 to 95 a square metre with levelling and skirting (2,500 to 4,300), 35 to 85, and per part: old glued floor off 12 to 25, levelling 15 to 30, laying 15 to 30, PVC of 25 to 45, in all 67 to 130.
  verdieping 0, vloeren_oppervlakte 45, vloeren_ruimtes 2, vloeren_huidig gelijmd, vloeren_ondergrond beton, vloeren_vlak oneffen, vloeren_soort pvc, vloeren_niveau midden, vloeren_patroon recht, vloeren_plinten mdf, vloeren_verwarming geen, vloeren_trappen 0, vloeren_deuren 2, vloeren_inboedel zelf

herringbone oak on 110 m2 with floor heating cut in | vloeren | large | detached | 24000-46000 | 10-22 | woonklasse.vloeren, groot.vloer, bylder.prijzen | Wood stands at 95 to 145 a square metre laid; herringbone and the luxury grade are an own estimate of 40 to 80% more; heating cut in 45 to 85 with a manifold, tiles off 20 to 40, levelling 15 to 30, high skirting 12 to 25 a metre.
  verdieping 0, vloeren_oppervlakte 110, vloeren_ruimtes 4, vloeren_huidig tegels, vloeren_ondergrond beton, vloeren_vlak oneffen, vloeren_soort hout, vloeren_niveau luxe, vloeren_patroon visgraat, vloeren_plinten hoog, vloeren_verwarming frezen, vloeren_verdeler nee, vloeren_trappen 0, vloeren_deuren 5, vloeren_inboedel zelf

tiles in a kitchen of 20 m2 | vloeren | odd | terraced | 1900-4000 | 3-6 | bylder.prijzen, echt.tarieven, groot.vloer | A tiled floor stands at 60 to 130 a square metre; laying alone 40 to 70 with VAT and tiles 25 to 60; the old tiles off at 20 to 40 and a skirting. Days: a day of demolition, two of laying, half a day of grouting.
  verdieping 0, vloeren_oppervlakte 20, vloeren_ruimtes 1, vloeren_huidig tegels, vloeren_ondergrond beton, vloeren_vlak vlak, vloeren_soort tegels, vloeren_niveau midden, vloeren_patroon recht, vloeren_plinten geen, vloeren_verwarming geen, vloeren_deuren 1, vloeren_inboedel zelf

laminate on 60 m2 in a flat on the third floor | vloeren | odd | flat | 3000-6200 | 2-6 | woonklasse.vloeren, bylder.prijzen, groot.vloer | 60 m2 at 35 to 85, or 55 to 95 with underlay and skirting, the old one off at 12 to 25, a sound-deadening underlay, and an own estimate of 100 to 400 for carrying up and down without a lift.
  vloeren_oppervlakte 60, vloeren_ruimtes 4, vloeren_huidig los, vloeren_ondergrond beton, vloeren_vlak vlak, vloeren_soort laminaat, vloeren_niveau midden, vloeren_patroon recht, vloeren_plinten mdf, vloeren_verwarming geen, vloeren_trappen 0, vloeren_deuren 4, vloeren_inboedel zelf
`
