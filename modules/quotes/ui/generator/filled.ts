import * as z from "zod/mini"
import { parseDecimal } from "#src/shared/decimal.ts"
import { type GenerateQuotation, type GeneratorType, generatorTypes } from "../../generator/schema.ts"
import { workItemsIn } from "./workItems.ts"

/** The form as a person fills it in. */
export const Filled = z.object({
  projectType: z.union([z.literal(""), z.enum(generatorTypes)]),
  name: z.string(),
  /** Of a client the office knows; null: as filled in. */
  customerId: z.nullable(z.int()),
  address: z.string(),
  workItems: z.string(),
  area: z.string(),
  details: z.string(),
  email: z.string(),
  phone: z.string(),
  use: z.enum(["", "dwelling", "business", "mixed"]),
  builtIn: z.string(),
  olderThan2Years: z.enum(["", "yes", "no"]),
})
export type Filled = z.infer<typeof Filled>
export type FieldName = Exclude<keyof Filled, "customerId">

export const emptyForm: Filled = {
  projectType: "",
  name: "",
  customerId: null,
  address: "",
  workItems: "",
  area: "",
  details: "",
  email: "",
  phone: "",
  use: "",
  builtIn: "",
  olderThan2Years: "",
}

/** Those behind 'Meer over het werk'. */
export const moreFields = ["area", "details", "email", "phone", "use", "builtIn", "olderThan2Years"] as const

/** m² when nothing was filled in. */
export const assumedArea = (type: Filled["projectType"]): number => (type === "badkamer" ? 6 : 12)

/** '12', '12,5 m2' or '12 m²'. */
export const areaIn = (typed: string): number | undefined =>
  parseDecimal(typed.trim().replace(/\s*m(2|²)$/i, ""))

/** As the server takes it, of a form without faults. */
export const askedFor = (
  form: Filled,
  { replaces, writer }: Pick<GenerateQuotation, "replaces" | "writer">,
): GenerateQuotation => ({
  projectType: form.projectType as GeneratorType,
  answers: {
    projectDetails: form.details.trim(),
    ...(form.area.trim() && { oppervlakte: areaIn(form.area)! }),
    werkzaamheden: workItemsIn(form.workItems).map(({ text }) => text),
  },
  contactInfo: {
    name: form.name.trim(),
    address: form.address.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    customerId: form.customerId,
  },
  facts: {
    use: form.use || null,
    builtIn: form.builtIn.trim() ? Number(form.builtIn) : null,
    olderThan2Years: form.olderThan2Years === "" ? null : form.olderThan2Years === "yes",
  },
  replaces,
  ...(writer && { writer }),
})
