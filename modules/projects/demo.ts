import { officeOf } from "#modules/access/sample.ts"
import type { Access } from "#modules/access/service.ts"
import { sampleDrawing, samplePhoto } from "#src/files/sample.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { daysBetween } from "#src/shared/days.ts"
import type { CustomerContacts } from "./contacts/service.ts"
import { customerFields } from "./customers/fieldNames.ts"
import type { Customers } from "./customers.ts"
import type { ProjectFiles } from "./files/service.ts"
import { fillProjects, firstSampleDay, sampleCrew, samplePeople } from "./sample.ts"
import type { Projects } from "./service.ts"

/** People, and projects in every state. */
export const fillProjectsOfYears: Fill<{
  clock: Clock
  access: Access
  customers: Customers
  projects: Projects
}> = async (services, { password, putBack }) => {
  const { access, clock } = services
  const office = officeOf(access)
  for (const account of sampleCrew) await access.add({ ...account, password }, office)
  const now = today(clock)
  const hoursFrom = firstSampleDay(now)
  fillProjects(
    services,
    now,
    office,
    (day) => putBack(daysBetween(day, now)),
    // Those of the last weeks come one by one.
    ({ category, day }) => category !== "hours" || day < hoursFrom,
  )
}

/** The people of a few customers, and where invoices go elsewhere. */
export const fillPeople: Fill<{
  access: Access
  customers: Customers
  customerContacts: CustomerContacts
}> = async ({ access, customers, customerContacts }, { putBack }) => {
  const office = officeOf(access)
  putBack(3)
  for (const { mailbox, contacts, invoice } of samplePeople) {
    const id = customers.known({ email: `${mailbox}@voorbeeld.example` })!
    for (const contact of contacts) customerContacts.add(id, contact, office)
    const { version, ...row } = customers.row(id)
    const filled = Object.fromEntries(customerFields.map((field) => [field, row[field]]))
    if (invoice) customers.change(id, { ...filled, name: row.name, ...invoice, version }, office)
  }
}

/** A drawing and photos on the largest job at hand, and photos on the others that go on. */
export const fillFiles: Fill<{ access: Access; projects: Projects; projectFiles: ProjectFiles }> = async (
  { access, projects, projectFiles },
  { putBack },
) => {
  const office = access.list()[0]!
  const [largest, ...others] = projects
    .list({}, office)
    .filter(({ status }) => status === "active")
    .toSorted((a, b) => (b.estimatedPrice ?? 0) - (a.estimatedPrice ?? 0))
  const files = [
    {
      daysAgo: 38,
      name: "Plattegrond aanbouw.pdf",
      kind: "drawing",
      bytes: sampleDrawing("Plattegrond aanbouw"),
    },
    { daysAgo: 12, name: "Fundering gestort.png", kind: "photo", bytes: samplePhoto({ hue: 30 }) },
    { daysAgo: 5, name: "Achtergevel.png", kind: "photo", bytes: samplePhoto({ hue: 15 }) },
  ]
  for (const { daysAgo, name, kind, bytes } of files) {
    putBack(daysAgo)
    const read = async () => ({ bytes, name, texts: { kind } })
    await projectFiles.add(largest!.id, read, null, office)
  }
  const names = ["Voor het begin", "Leidingwerk", "Wanden", "Douchehoek", "Detail aansluiting", "Gereed"]
  for (const [nth, { id }] of others.entries())
    for (const [i, name] of names.slice(nth).entries()) {
      putBack(names.length - i - 0.4)
      const bytes = samplePhoto({ width: 800, height: 600, hue: (nth * 70 + i * 35) % 360 })
      const read = async () => ({ bytes, name: `${name}.png`, texts: { kind: "photo" } })
      await projectFiles.add(id, read, null, office)
    }
}
