import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import type { Project, ProjectStatus } from "../../schema.ts"
import type { Place } from "../map/place.ts"

/** The form as a person fills it in: amounts and days as typed. */
export interface Typed {
  name: string
  customerId: number | null
  description: string
  projectTypes: string[]
  address: string
  place: Place | null
  /** Metres. */
  radius: string
  startDate: string
  endDate: string
  status: ProjectStatus
  progress: string
  /** Ids, as the tick boxes give them. */
  team: string[]
  estimatedPrice: string
  estimatedNet: string
}
export type FieldName = keyof Typed

export const fieldNames: FieldName[] = [
  ...(["name", "customerId", "description", "projectTypes", "address", "place", "radius"] as const),
  ...(["startDate", "endDate", "status", "progress", "team", "estimatedPrice", "estimatedNet"] as const),
]

export const emptyProject: Typed = {
  name: "",
  customerId: null,
  description: "",
  projectTypes: [],
  address: "",
  place: null,
  radius: "",
  startDate: "",
  endDate: "",
  status: "planned",
  progress: "0",
  team: [],
  estimatedPrice: "",
  estimatedNet: "",
}

export const typedOf = (project: Project): Typed => ({
  name: project.name,
  customerId: project.customerId,
  description: project.description,
  projectTypes: project.metadata.projectTypes,
  address: project.address,
  place:
    project.latitude === null || project.longitude === null
      ? null
      : { latitude: project.latitude, longitude: project.longitude },
  radius: project.radius === null ? "" : String(project.radius),
  startDate: project.startDate ?? "",
  endDate: project.endDate ?? "",
  status: project.status,
  progress: String(project.progress),
  team: project.team.map(({ id }) => String(id)),
  estimatedPrice: amountText(project.estimatedPrice),
  estimatedNet: amountText(project.estimatedNet),
})

/** As the server takes it, once its schema has judged it. */
export const filledOf = ({ place, status, ...typed }: Typed) => ({
  ...typed,
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  radius: numberIn(typed.radius),
  startDate: typed.startDate.trim() || null,
  endDate: typed.endDate.trim() || null,
  progress: numberIn(typed.progress) ?? 0,
  team: typed.team.map(Number),
  estimatedPrice: typed.estimatedPrice.trim() || null,
  estimatedNet: typed.estimatedNet.trim() || null,
})

/** Null: nothing was typed; NaN: no number. */
const numberIn = (text: string) => (text.trim() === "" ? null : (parseDecimal(text) ?? Number.NaN))

/** '12.500,00' */
export const amountText = (euros: number | undefined): string =>
  euros === undefined ? "" : formatQuantity(euros, 2)

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
