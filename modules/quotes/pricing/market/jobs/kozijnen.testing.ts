export const kozijnen = `
job | for | size | home | euros | days | sources | reason

one window with its frame | kozijnen | small | terraced | 850-1800 | 0.5-1 | mtb.vragen, kostenverbouwing, bylder.kozijnen, bylder.timmerman | A plastic frame with HR++ and fitting stands at 600 to 900 in a row of them and at 700 to 800 a square metre with VAT (1.5 m2: 1,050 to 1,200); one alone carries the whole visit, an own estimate of 200 to 500.
  verdieping 0, kozijnen_werk vervangen, kozijnen_ramen 1, kozijnen_formaat gemiddeld, kozijnen_deuren 0, kozijnen_schuifpuien 0, kozijnen_huidig hout, kozijnen_hoogte begane_grond, kozijnen_materiaal kunststof, kozijnen_kleur wit, kozijnen_glas hrpp

eight windows and a door | kozijnen | usual | terraced | 7500-15500 | 2-5 | mtb.vragen, kostenverbouwing, bylder.kozijnen | A terraced house with 8 to 10 frames stands at 7,000 to 14,000; 8 windows of 1.5 m2 at 700 to 800 a square metre give 8,400 to 9,600, and a door is an own estimate of 1,500 to 3,500. Days: 2 to 4 for a house.
  verdieping 1, kozijnen_werk vervangen, kozijnen_ramen 8, kozijnen_formaat gemiddeld, kozijnen_deuren 1, kozijnen_schuifpuien 0, kozijnen_huidig hout, kozijnen_hoogte eerste, kozijnen_materiaal kunststof, kozijnen_kleur kleur, kozijnen_glas hrpp, kozijnen_afwerking stuc

sixteen large wooden windows, two doors, a sliding door, triple | kozijnen | large | detached | 34000-64000 | 6-15 | kostenverbouwing, mtb.vragen, bylder.kozijnen | 16 windows of 2.5 m2 in wood at 750 to 900 a square metre give 30,000 to 36,000, from 900 each at a firm; triple and painting are an own estimate of 15 to 35% more, two doors 2,000 to 4,000 each, a sliding door 3,500 to 7,500.
  verdieping 1, kozijnen_werk vervangen, kozijnen_ramen 16, kozijnen_formaat groot, kozijnen_deuren 2, kozijnen_schuifpuien 1, kozijnen_huidig hout, kozijnen_hoogte eerste, kozijnen_materiaal hout, kozijnen_glas triple, kozijnen_afwerking stuc/schilderen

one pane of glass | kozijnen | odd | terraced | 250-500 | 0.5-1 | echt.glaszetter, bylder.kozijnen, echt.tarieven | 1.5 m2 of HR++ at 110 to 200 with placing and VAT gives 165 to 300; a call of 25 to 60, and one pane takes an hour and a half to two and a half at 50 to 75.
  verdieping 0, kozijnen_werk glas, kozijnen_ramen 1, kozijnen_formaat gemiddeld, kozijnen_huidig hout, kozijnen_hoogte begane_grond, kozijnen_glas hrpp

glass of ten windows | kozijnen | odd | terraced | 1700-3500 | 1-3 | echt.glaszetter, bylder.kozijnen | 15 m2 of HR++ at 110 to 200 a square metre with placing and VAT (1,650 to 3,000), also 80 to 150; upper windows from a ladder or platform, an own estimate of up to 500.
  verdieping 1, kozijnen_werk glas, kozijnen_ramen 10, kozijnen_formaat gemiddeld, kozijnen_huidig hout, kozijnen_hoogte eerste, kozijnen_glas hrpp

front door with its frame | kozijnen | odd | terraced | 1900-4000 | 1-2 | own estimate | From memory of guides of 2024 to 2026, none of which was found: a plastic front door with frame and fitting 1,500 to 3,500; with taking out the old one, sealing and finishing around it 1,900 to 4,000. One to two days for two men.
  verdieping 0, kozijnen_werk vervangen, kozijnen_ramen 0, kozijnen_formaat gemiddeld, kozijnen_deuren 1, kozijnen_schuifpuien 0, kozijnen_huidig hout, kozijnen_hoogte begane_grond, kozijnen_materiaal kunststof, kozijnen_kleur kleur, kozijnen_glas hrpp
`
