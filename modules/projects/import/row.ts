import type { Cells, SheetList, Wrong } from "#src/sheets/read.ts"
import { dayFromText } from "#ui/lib/day.ts"
import type { CustomerFields } from "../customers/fieldNames.ts"
import { tidy, wrongFields } from "../customers/fields.ts"
import { projects as nl } from "../nl.ts"
import { isFarOff } from "../rules.ts"
import { NewCustomer, NewProject } from "../schema.ts"
import { type ImportColumn, type ImportFault, projectColumns } from "./schema.ts"
import { headings, statusOf } from "./words.ts"

type Row = Cells<ImportColumn>
type Fault = Wrong<ImportFault>

export interface ReadRow {
  name: string
  customer: CustomerFields
  project: NewProject | null
  wrong: Fault[]
}

/** A list of customers, and of the projects that run for them. */
export const customerList: SheetList<ImportColumn, ReadRow> = { headings, read }

/** What a row says about a customer and a project, and everything that can't be right in it. */
function read(cells: Row): ReadRow {
  const customer = customerIn(cells)
  const name = customer.name
  const project = projectIn(cells)
  const wrong = [...customerFaults(customer, cells), ...(project ? projectFaults(project, cells) : [])]
  const orphan = !project && cells.project !== undefined && projectColumns.some((column) => cells[column])
  if (orphan) wrong.push({ fault: "projectMissing", text: "" })
  if (wrong.length > 0) return { name, customer, project: null, wrong }
  return {
    name,
    customer: tidied(NewCustomer.parse(customer)),
    project: project && NewProject.parse(project),
    wrong,
  }
}

/** A company goes by its own name; who is named beside it is whom one asks for. */
function customerIn(cells: Row): CustomerFields {
  const { email = "", phone = "", postcode = "", city = "", kvk = "", btwId = "" } = cells
  const person = cells.name || joined([cells.firstName, cells.infix, cells.lastName])
  const contact = cells.company && person && cells.company !== person ? person : ""
  const {
    invoiceName = "",
    invoiceAddress = "",
    invoicePostcode = "",
    invoiceCity = "",
    invoiceEmail = "",
  } = cells
  return {
    name: cells.company || person,
    ...{ invoiceName, invoiceAddress, invoicePostcode, invoiceCity, invoiceEmail },
    ...{ email, phone, postcode, city, kvk, btwId },
    address: joined([cells.address, cells.houseNumber]),
    notes: [contact && `${nl.customers.contactPerson}: ${contact}`, cells.notes].filter(Boolean).join("\n"),
  }
}

const joined = (parts: (string | undefined)[]) => parts.filter(Boolean).join(" ")

function tidied(customer: NewCustomer): CustomerFields {
  const { emailKey, phoneKey, ...fields } = tidy(customer)
  return fields
}

function customerFaults(customer: CustomerFields, cells: Row): Fault[] {
  if (!customer.name.trim()) return [{ fault: "nameMissing", text: "" }]
  const unfit = NewCustomer.safeParse(customer).error?.issues.map(({ path }) => String(path[0])) ?? []
  const wrong = [...unfit, ...Object.keys(wrongFields(customer))]
  return unique(wrong).map((field) => ({
    fault: (field === "name" && cells.company ? "company" : field) as ImportFault,
    text: customer[field as keyof CustomerFields],
  }))
}

/** Days and status as they are kept, or as they were typed when that can't be. */
function projectIn(cells: Row) {
  const { project: name, description = "", projectAddress: address = "", price = "" } = cells
  if (!name) return null
  return {
    ...{ name, description, address },
    status: cells.status ? (statusOf(cells.status) ?? cells.status) : undefined,
    startDate: dayIn(cells.startDate),
    endDate: dayIn(cells.endDate),
    estimatedPrice: price.replace(/^(eur|euro)\s*|\s*(eur|euro)$/gi, "") || null,
  }
}

/** '5-11-2026', '2026-11-05', with or without the midnight that Excel writes behind it. */
function dayIn(text = ""): string | null {
  const day = text.replace(/[ T]0?0:00(:00(\.0+)?)?Z?$/, "")
  return day === "" ? null : (dayFromText(day) ?? day)
}

function projectFaults(
  project: object & { startDate: string | null; endDate: string | null },
  cells: Row,
): Fault[] {
  const checked = NewProject.safeParse(project)
  if (!checked.success)
    return unique(checked.error.issues.map(({ path }) => columnIn[String(path[0])] ?? "project")).map(
      (column) => ({ fault: column, text: cells[column] ?? "" }),
    )
  const { startDate, endDate } = project
  const far = [startDate, endDate].find((day) => isFarOff(day))
  if (far) return [{ fault: "dayFarOff", text: far }]
  if (startDate && endDate && endDate < startDate)
    return [{ fault: "endBeforeStart", text: cells.endDate ?? "" }]
  return []
}

/** Fields of a project that have another name than their column. */
const columnIn: Record<string, ImportColumn> = {
  name: "project",
  address: "projectAddress",
  description: "description",
  status: "status",
  startDate: "startDate",
  endDate: "endDate",
  estimatedPrice: "price",
}

const unique = <T>(values: T[]) => [...new Set(values)]
