import { download, get, put } from "#ui/lib/http.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import {
  Agreement,
  Person,
  type ReportFormat,
  type SaveAgreement,
  type SavePerson,
  Visit,
} from "../../report/schema.ts"

export const api = {
  visit: (project: number) => get(Visit, `/api/projects/${project}/visit`),
  agree: (project: number, id: string, agreement: SaveAgreement, options: SendOptions) =>
    put(Agreement, `/api/projects/${project}/visit/agreements/${id}`, agreement, options),
  attend: (project: number, id: string, person: SavePerson, options: SendOptions) =>
    put(Person, `/api/projects/${project}/visit/people/${id}`, person, options),
  /** `photos`: of which categories; undefined: all. */
  report: (project: number, format: ReportFormat, photos: readonly string[] | undefined) =>
    download(`/api/projects/${project}/visit/report`, { query: { format, photos: photos?.join("-") } }),
}
