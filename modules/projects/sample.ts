import type { NewAccount, User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import { addDays, type Day, daysBetween, weekday } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import type { NewCommitment } from "./commitments/schema.ts"
import type { NewContact } from "./contacts/schema.ts"
import type { Customers, Introduction } from "./customers.ts"
import { type Job, jobs } from "./sampleJobs.ts"
import type { NewCost, NewCustomer, NewProject } from "./schema.ts"
import type { Projects } from "./service.ts"

/** More people for the invented company, besides those of access: who works where stands in sampleJobs.ts. */
export const sampleCrew: Omit<NewAccount, "password">[] = [
  { username: "joost", name: "Joost Bil", role: "worker" },
  { username: "sander", name: "Sander Flikweert", role: "worker" },
  { username: "niels", name: "Niels van Damme", role: "worker" },
]

/** The first day of which the hours are registered one by one; those before it are booked here. */
export const firstSampleDay = (today: Day): Day => addDays(today, -6 - weekday(today))

export interface SampleProject {
  customer: Introduction
  project: Omit<NewProject, "team">
  /** User names. */
  team: string[]
  earlier: { createdAt: string; startedAt: string | null; completedAt: string | null }
  costs: NewCost[]
  orders: NewCommitment[]
}

/** The jobs of a small company on Schouwen-Duiveland, with the days they have when it is `today`. */
export const sampleProjects = (today: Day): SampleProject[] =>
  jobs.map((job, i) => {
    const { begin, end } = daysOf(job, today)
    const [street, postcode, city, latitude, longitude] = job.site
    const [name, mailbox] = job.customer
    const phone = `06 00 00 00 ${String(41 + i)}`
    const email = `${mailbox}@voorbeeld.example`
    return {
      customer: { name, email, phone, address: street, postcode, city },
      project: {
        ...{ name: job.name, description: job.description, projectTypes: job.types, status: job.status },
        ...{ address: `${street}, ${postcode} ${city}`, latitude, longitude },
        ...{ startDate: begin, endDate: end, progress: job.progress ?? 0 },
        estimatedNet: job.net,
        estimatedPrice: job.net === null ? null : round(job.net * 1.21, 2),
      },
      team: job.team,
      earlier: {
        createdAt: `${addDays(earliest(begin, today), -24 - (i % 9))}T09:20:00.000Z`,
        startedAt: job.status === "planned" ? null : `${begin}T06:30:00.000Z`,
        completedAt: job.status === "completed" ? `${end}T14:45:00.000Z` : null,
      },
      costs: costsOf(job, begin, end, today),
      orders: (job.ordered ?? []).map(([category, supplier, description, amount, inDays]) => ({
        ...{ category, supplier, description, amount, expectedOn: workday(addDays(today, inDays)) },
      })),
    }
  })

/**
 * Books them; whoever of a team has no account is left out. `travel` sets the clock to a day before what happened on
 * it is booked, so that a project's history tells of it. `isBooked`: which costs, when others come otherwise.
 */
export function fillProjects(
  { access, customers, projects }: { access: Access; customers: Customers; projects: Projects },
  today: Day,
  by: User,
  travel: (day: Day) => void = () => {},
  isBooked: (cost: NewCost) => boolean = () => true,
) {
  const ids = new Map(access.list().map(({ id, username }) => [username, id]))
  const byAge = sampleProjects(today).toSorted((a, b) =>
    a.earlier.createdAt.localeCompare(b.earlier.createdAt),
  )
  for (const { customer, project, team, earlier, costs, orders } of byAge) {
    travel(earlier.createdAt.slice(0, 10))
    const customerId = customers.recognise(customer, by.id)
    const members = team.flatMap((username) => ids.get(username) ?? [])
    const { id } = projects.create({ ...project, customerId, team: members }, by, earlier)
    for (const cost of costs.filter(isBooked).toSorted((a, b) => a.day.localeCompare(b.day))) {
      travel(cost.day)
      projects.bookCost(id, cost, null, by)
    }
    if (orders.length > 0) travel(addDays(today, -9))
    for (const order of orders) projects.order(id, order, null, by)
  }
}

/** Who else one asks for at these customers, by their mailbox, and where their invoices go. */
export const samplePeople: {
  mailbox: string
  contacts: NewContact[]
  invoice?: Partial<NewCustomer>
}[] = [
  {
    mailbox: "nobelpoort",
    contacts: [
      {
        ...{ name: "Petra van Dis", role: "huismeester", phone: "06 00 00 01 61" },
        email: "huismeester@nobelpoort.example",
      },
      {
        ...{ name: "Kees Flipse", role: "voorzitter", phone: "06 00 00 01 62" },
        ...{ email: "voorzitter@nobelpoort.example", getsQuotations: true },
      },
      {
        name: "Ineke Bom",
        role: "boekhouding",
        email: "administratie@zeeuwsbeheer.example",
        getsInvoices: true,
      },
    ],
    invoice: {
      ...{ invoiceName: "Zeeuws Vastgoedbeheer, t.a.v. I. Bom", invoiceAddress: "Kanaalweg 12" },
      ...{ invoicePostcode: "4337 PA", invoiceCity: "Middelburg" },
      invoiceEmail: "facturen@zeeuwsbeheer.example",
    },
  },
  {
    mailbox: "dejonge",
    contacts: [
      {
        name: "Marleen de Jonge",
        role: "bewoner",
        phone: "06 00 00 01 63",
        email: "marleen@dejonge.example",
      },
      { name: "Wim de Jonge", role: "partner", phone: "06 00 00 01 64" },
    ],
  },
  {
    mailbox: "havenzicht",
    contacts: [{ name: "Nadia Rahmani", role: "uitvoerder", phone: "0111 00 01 65" }],
    invoice: {
      ...{ invoiceName: "Stichting Havenzicht, crediteuren", invoiceAddress: "Postbus 40" },
      ...{
        invoicePostcode: "4300 AA",
        invoiceCity: "Zierikzee",
        invoiceEmail: "crediteuren@havenzicht.example",
      },
    },
  },
]

/** What an hour costs the company. */
const hourlyCost = 46

function costsOf(job: Job, begin: Day | null, end: Day | null, today: Day): NewCost[] {
  if (begin === null || end === null) return []
  const on = (part: number) => dayAt(part, begin, earliest(end, addDays(today, -1)))
  const hours = (job.hours ?? []).map(
    ([description, quantity, part]): NewCost => ({
      ...{ category: "hours", amount: quantity * hourlyCost, quantity, unit: "uur" },
      ...{ day: on(part), description },
    }),
  )
  const bought = (job.bought ?? []).map(
    ([category, description, amount, part]): NewCost => ({ category, amount, day: on(part), description }),
  )
  return [...hours, ...bought]
}

/** The day on which that part of the time has passed; never in a weekend, and not before the beginning. */
function dayAt(part: number, begin: Day, end: Day): Day {
  const day = addDays(begin, Math.max(0, Math.floor(daysBetween(begin, end) * part)))
  const friday = addDays(day, Math.min(0, 5 - weekday(day)))
  return friday < begin ? begin : friday
}

/** Nothing is delivered in a weekend. */
const workday = (day: Day): Day => addDays(day, Math.min(0, 5 - weekday(day)))

function daysOf({ days }: Job, today: Day): { begin: Day | null; end: Day | null } {
  if (!days) return { begin: null, end: null }
  const monday = addDays(today, 1 - weekday(today))
  const [begin, end] = days.map(([week, day]) => addDays(monday, week * 7 + day - 1)) as [Day, Day]
  return { begin, end }
}

const earliest = (a: Day | null, b: Day): Day => (a !== null && a < b ? a : b)

/** A job for who needs one, whichever it is. */
export const bathroomJob = ({ projects }: { projects: Projects }, name = "Badkamer Kade 3"): number =>
  projects.plan(
    { name, description: "", projectTypes: ["badkamer"], address: "Kade 3" },
    { name: "J. Maas" },
    null,
  )
