import { lazy } from "#src/shared/lazy.ts"
import { byName, numberIn, oneOf, rowsOf } from "#src/shared/textTable.ts"
import type { EstimateLine } from "../line.ts"
import { stages } from "./stage.ts"

/** What must be there before the work begins, and how many weeks that takes after the order. */
const leadTable = `
norm                        | what                                | weeks | stage      | source
kozijnen.frame              | kozijnen                            | 8     | frames     | prkozijnbouw.nl: ongeveer 8 weken
kozijnen.door               | buitendeuren                        | 8     | frames     | prkozijnbouw.nl: ongeveer 8 weken
kozijnen.slider             | schuifpuien                         | 8     | frames     | prkozijnbouw.nl: ongeveer 8 weken
aanbouw.front               | pui                                 | 8     | frames     | prkozijnbouw.nl: ongeveer 8 weken
aanbouw.roof.glas           | glazen dak                          | 8     | roofing    | eigen aanname: op maat gemaakt, zoals kozijnen
dakkapel.prefab             | prefab dakkapel                     | 8     | dormer     | grootinkluswerk.nl: zes tot tien weken van opdracht tot plaatsing
dakkapel.windows            | kozijnen van de dakkapel            | 8     | dormer     | prkozijnbouw.nl: ongeveer 8 weken
isolatie.glass              | glas op maat                        | 2     | frames     | eigen aanname: op maat gesneden, zonder kozijn
keuken.cabinets             | keuken                              | 8     | cabinets   | grootinkluswerk.nl: zes tot twaalf weken; snaiderokeukens.nl: 10, matthewvos.nl: 6
keuken.island               | kookeiland                          | 8     | cabinets   | grootinkluswerk.nl: zes tot twaalf weken; snaiderokeukens.nl: 10, matthewvos.nl: 6
complete_renovatie.kitchen  | keuken                              | 8     | cabinets   | grootinkluswerk.nl: zes tot twaalf weken; snaiderokeukens.nl: 10, matthewvos.nl: 6
complete_renovatie.heatPump | warmtepomp                          | 4     | plumbing   | eigen aanname: uit voorraad van de groothandel; installateurs zijn maanden bezet (bylder.com)
opbouw.stair                | trap                                | 5     | fitting    | eigen aanname: na inmeten in de werkplaats gemaakt
opbouw.wall                 | omgevingsvergunning, na de aanvraag | 8     | demolition | grootinkluswerk.nl: acht weken in de gewone procedure, met mogelijkheid tot verlenging
general.asbestosSurvey      | asbestonderzoek                     | 2     | demolition | eigen aanname: afspraak, monsters en rapport
aanbouw.drawings            | tekeningen en berekening            | 4     | foundation | grootinkluswerk.nl: ontwerp en berekening twee tot zes weken
`

export interface Lead {
  what: string
  weeks: number
  /** Where the work begins that needs it. */
  stage: string
}

const leads = lazy(() =>
  byName(
    rowsOf(leadTable, ["norm", "what", "weeks", "stage", "source"], ([norm, what, weeks, stage]) => [
      norm,
      {
        what,
        weeks: numberIn(weeks),
        stage: oneOf(
          stages().map(({ name }) => name),
          stage,
        ),
      },
    ]),
  ),
)

/** What these lines wait for before they can begin, the longest first. */
export function leadsOf(lines: EstimateLine[]): Lead[] {
  const norms = new Set(lines.flatMap(({ code }) => withWider(code)))
  const found = Object.entries<Lead>(leads()).filter(([norm]) => norms.has(norm))
  return [...new Map(found.map(([, lead]) => [lead.what, lead])).values()].toSorted(
    (a, b) => b.weeks - a.weeks,
  )
}

/** `a.b.c` belongs to `a.b` and to `a`. */
function withWider(code: string): string[] {
  const dot = code.lastIndexOf(".")
  return dot < 0 ? [code] : [code, ...withWider(code.slice(0, dot))]
}
