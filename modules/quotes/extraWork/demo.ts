import type { Access } from "#modules/access/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { ExtraWorkService } from "./service.ts"

const line = { quantity: 1, unit: "post", vatRate: 21, vatReason: "" } as const

/** On a job that is under way: one that the client agreed to on its first days. */
export function noteAgreedExtra(
  { access, clock, extraWork }: { access: Access; clock: Clock; extraWork: ExtraWorkService },
  projectId: number,
) {
  const office = access.list()[0]!
  extraWork.note(
    projectId,
    {
      title: "Tweede nis in de douche",
      details: "Naast de inloopdouche, zelfde tegel, met ledstrip.",
      lines: [
        { ...line, description: "Nis metselen, waterdicht maken en betegelen", unitPrice: 385 },
        { ...line, description: "Ledstrip met voeding", quantity: 1.2, unit: "m1", unitPrice: 62.5 },
        { ...line, description: "Plank van 60 cm vervalt", unitPrice: -45 },
      ],
      ...{ delayDays: 1.5, hours: 7, photo: null },
      agreement: { how: "whatsapp", on: today(clock), by: "Marleen Hoogerhuis" },
    },
    null,
    office,
  )
}

/** One that waits for him, while the work goes on. */
export function noteProposedExtra(
  { access, extraWork }: { access: Access; extraWork: ExtraWorkService },
  projectId: number,
) {
  extraWork.note(
    projectId,
    {
      title: "Elektrische vloerverwarming in plaats van radiator",
      details: "Vroeg mevrouw toen de vloer open lag. Radiator vervalt.",
      lines: [{ ...line, description: "Vloerverwarming, thermostaat en aansluiten", unitPrice: 640 }],
      ...{ delayDays: 0.5, hours: 4, photo: null, agreement: null },
    },
    null,
    access.list()[0]!,
  )
}
