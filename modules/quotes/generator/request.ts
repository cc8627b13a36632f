import { parseDecimal } from "#src/shared/decimal.ts"
import { invalid } from "#src/shared/errors.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { round } from "#src/shared/rounding.ts"
import type { VatFacts } from "../pricing/vat.ts"
import { workNames } from "./request.nl.ts"
import type { GenerateQuotation, GeneratorType } from "./schema.ts"

const largestArea = 10_000

/** What was asked for, read and checked. */
interface GeneratorRequest {
  type: ProjectType
  items: string[]
  /** In m²; null: not given. */
  area: number | null
  facts: VatFacts
  details: string
  project: { name: string; description: string; projectTypes: ProjectType[]; address: string }
  client: { customerId: number | null; name: string; email: string; phone: string; address: string }
}

const types: Record<GeneratorType, ProjectType> = {
  badkamer: "badkamer",
  keuken: "keuken",
  aanbouw: "aanbouw",
  dakopbouw: "opbouw",
  verbouwing: "complete_renovatie",
}

export function requestOf({ projectType, answers, contactInfo, facts }: GenerateQuotation): GeneratorRequest {
  const type = types[projectType]
  const items = answers.werkzaamheden.filter((item) => item !== "")
  if (items.length === 0) throw invalid({ "answers.werkzaamheden": "quotes.noWorkItems" })
  const details = answers.projectDetails || items.join("; ")
  const { name, address, email = "", phone = "", customerId = null } = contactInfo
  return {
    type,
    items,
    area: areaOf(answers.oppervlakte),
    facts: facts ?? { use: null, builtIn: null, olderThan2Years: null },
    details,
    project: {
      name: `${workNames[projectType]} – ${name}`.slice(0, 160).toWellFormed(),
      description: details.slice(0, 4000).toWellFormed(),
      projectTypes: [type],
      address,
    },
    client: { customerId, name, email, phone, address },
  }
}

/** '12', '12,5 m²'; empty: not given. */
function areaOf(given: number | string | undefined): number | null {
  if (given === undefined || given === "") return null
  const read = typeof given === "number" ? given : parseDecimal(given.replace(/\s*m(2|²)$/i, ""))
  const area = round(read ?? Number.NaN, 3)
  if (!(area > 0)) throw invalid({ "answers.oppervlakte": "quotes.areaWrong" })
  if (area > largestArea) throw invalid({ "answers.oppervlakte": "quotes.areaTooLarge" })
  return area
}
