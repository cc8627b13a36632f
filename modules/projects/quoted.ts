import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Changes } from "./changes.ts"
import type { CustomerRow, Customers, Introduction } from "./customers.ts"
import type { JobNumbers } from "./jobNumbers.ts"
import type { Ledger } from "./ledger.ts"
import type { ProjectRow } from "./view.ts"

/** Who wants the work: a customer who was chosen, or one who makes himself known. */
type Client = Introduction & { customerId?: number | null }

type Described = Pick<ProjectRow, "name" | "description" | "projectTypes" | "address">

/** What requests and their quotations do to a project. All in the caller's transaction. */
export function createQuoted({
  clock,
  log,
  customers,
  ledger,
  changes,
  jobNumbers,
}: {
  clock: Clock
  log: Log
  customers: Customers
  ledger: Ledger
  changes: Changes
  jobNumbers: JobNumbers
}) {
  const clientOf = ({ customerId, ...introduction }: Client, by: number | null): number =>
    customerId ? customers.find(customerId).id : customers.recognise(introduction, by)

  return {
    /** What a quotation tells of a project, and whom it is for. */
    brief(id: number): Described &
      Pick<ProjectRow, "offerteId" | "status" | "archivedAt"> & {
        client: Omit<CustomerRow, "id"> & { id: number | null }
      } {
      const { customerId, name, description, projectTypes, address, ...row } = changes.find(id)
      const { offerteId, status, archivedAt } = row
      const client = customerId === null ? nobody : customers.find(customerId)
      return { name, description, projectTypes, address, offerteId, status, archivedAt, client }
    },
    /**
     * A project for a customer who is chosen or recognised, or becomes one. `generated`: by the generator; `requestId`:
     * the request that it is made of.
     */
    plan(
      { generated = false, requestId, ...project }: Described & { generated?: boolean; requestId?: number },
      client: Client,
      by: number | null,
    ): number {
      const now = clock().toISOString()
      const customerId = clientOf(client, by)
      const stamps = { createdAt: now, updatedAt: now, updatedBy: by, generatedAt: generated ? now : null }
      const id = changes.insert(
        {
          ...{ ...project, customerId, status: "planned", ...stamps },
          id: requestId === undefined ? jobNumbers.next() : jobNumbers.ofRequest(requestId),
        },
        [],
      )
      log.record(`project.${generated ? "generated" : "planned"}`, { kind: "project", id }, by)
      return id
    },
    /** What a proposal that was generated once more says of its project. */
    rewrite(id: number, project: Described, client: Client, by: number) {
      const before = changes.find(id)
      const { name } = before.customerId === null ? nobody : customers.find(before.customerId)
      // The same client by name stays who he is; only another one is looked up or made.
      const same = !client.customerId && name === client.name
      changes.set(before, { ...project, customerId: same ? before.customerId : clientOf(client, by) }, by)
    },
    /** The quotation was accepted: the work may begin. */
    begin(id: number, by: number) {
      const project = changes.find(id)
      const acceptedAt = clock().toISOString()
      if (project.status !== "planned") return changes.set(project, { acceptedAt }, by)
      const startedAt = project.startedAt ?? acceptedAt
      changes.set(project, { acceptedAt, status: "active", startedAt }, by)
      log.record("project.statusChanged", { kind: "project", id }, by, { from: "planned", to: "active" })
    },
    /**
     * The acceptance of `since` was taken back: planned again, if the work began with it and nothing was done yet.
     */
    halt(id: number, since: string, by: number) {
      const project = changes.find(id)
      const began = project.status === "active" && project.startedAt !== null && project.startedAt >= since
      if (!began || project.progress > 0 || ledger.linesOf(id).length > 0)
        return changes.set(project, { acceptedAt: null }, by)
      changes.set(project, { acceptedAt: null, status: "planned", startedAt: null }, by)
      log.record("project.statusChanged", { kind: "project", id }, by, { from: "active", to: "planned" })
    },
    /** What was agreed besides its quotation comes to: with VAT, without, and in working days of delay. */
    extend(
      id: number,
      { cents, netCents, days }: { cents: number; netCents: number; days: number },
      by: number,
    ) {
      const { extraCents, extraNetCents, extraDays, ...project } = changes.find(id)
      if (extraCents === cents && extraNetCents === netCents && extraDays === days) return
      const extra = { extraCents: cents, extraNetCents: netCents, extraDays: days }
      changes.set({ ...project, ...extra }, extra, by)
    },
    /** Its quotation was thrown away. */
    unquote(id: number, by: number) {
      const none = { offerteId: null, estimatedCents: null, estimatedNetCents: null }
      changes.set(changes.find(id), none, by)
    },
    /** The quotation whose documents belong to the project, and its totals with and without VAT. */
    quote(
      id: number,
      offerteId: number,
      { cents, netCents }: { cents: number; netCents: number },
      by: number | null,
    ) {
      changes.set(changes.find(id), { offerteId, estimatedCents: cents, estimatedNetCents: netCents }, by)
      const details = { offerteId, price: cents / 100, net: netCents / 100 }
      log.record("project.quoted", { kind: "project", id }, by, details)
    },
  }
}

/** Of a project without a customer. */
const nobody = {
  id: null,
  name: "",
  email: "",
  phone: "",
  address: "",
  postcode: "",
  city: "",
  kvk: "",
  btwId: "",
  notes: "",
  ...{ invoiceName: "", invoiceAddress: "", invoicePostcode: "", invoiceCity: "", invoiceEmail: "" },
  emailKey: "",
  phoneKey: "",
  mergedInto: null,
  version: 1,
  createdAt: "",
}
