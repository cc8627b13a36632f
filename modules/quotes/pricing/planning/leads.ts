import { lazy } from "#src/shared/lazy.ts"
import { byName, numberIn, rowsOf } from "#src/shared/textTable.ts"
import type { EstimateLine } from "../line.ts"

/** What must be there before the work begins, and how many weeks that takes after the order. */
const leadTable = `
norm                         | what                                | weeks | source
kozijnen.frame               | kozijnen                            | 8     | opgave van kozijnenmerken: 6 tot 10 weken, 2026
kozijnen.door                | buitendeuren                        | 8     | opgave van kozijnenmerken: 6 tot 10 weken, 2026
kozijnen.slider              | schuifpuien                         | 10    | opgave van kozijnenmerken: 8 tot 12 weken, 2026
aanbouw.front                | pui                                 | 10    | opgave van kozijnenmerken: 8 tot 12 weken, 2026
aanbouw.roof.glas            | glazen dak                          | 8     | eigen aanname 2026
dakkapel.prefab              | prefab dakkapel                     | 8     | opgave van dakkapelfabrieken: 6 tot 10 weken, 2026
dakkapel.windows             | kozijnen van de dakkapel            | 8     | opgave van kozijnenmerken: 6 tot 10 weken, 2026
isolatie.glass               | glas op maat                        | 2     | eigen aanname 2026
keuken.cabinets              | keuken                              | 6     | opgave van keukenzaken: 4 tot 8 weken, 2026
keuken.island                | kookeiland                          | 6     | opgave van keukenzaken: 4 tot 8 weken, 2026
complete_renovatie.kitchen   | keuken                              | 6     | opgave van keukenzaken: 4 tot 8 weken, 2026
complete_renovatie.heatPump  | warmtepomp                          | 4     | eigen aanname 2026
opbouw.stair                 | trap                                | 5     | eigen aanname 2026
opbouw.wall                  | omgevingsvergunning, na de aanvraag | 8     | Omgevingswet art. 16.64: acht weken
general.asbestosSurvey       | asbestonderzoek                     | 2     | eigen aanname 2026
aanbouw.drawings             | tekeningen en berekening            | 4     | eigen aanname 2026
`

export interface Lead {
  what: string
  weeks: number
}

const leads = lazy(() =>
  byName(
    rowsOf(leadTable, ["norm", "what", "weeks", "source"], ([norm, what, weeks]) => [
      norm,
      { what, weeks: numberIn(weeks) },
    ]),
  ),
)

/** What these lines wait for before they can begin, the longest first. */
export function leadsOf(lines: EstimateLine[]): Lead[] {
  const found = new Map<string, Lead>()
  for (const [norm, lead] of Object.entries<Lead>(leads()))
    if (lines.some(({ code }) => code === norm || code.startsWith(`${norm}.`))) found.set(lead.what, lead)
  return [...found.values()].toSorted((a, b) => b.weeks - a.weeks)
}
