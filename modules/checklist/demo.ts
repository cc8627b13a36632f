import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { SettingsService } from "#modules/settings/service.ts"
import { samplePhoto } from "#src/files/sample.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { instantAt, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, weekday } from "#src/shared/days.ts"
import type { Days } from "./days/service.ts"
import type { Items } from "./items/service.ts"

/** What each of them leaves lying now and then, and what he wrote on a day. */
const habits = {
  bram: { often: ["mail.answered", "documents.filed"], seldom: "budget.over", note: "" },
  daan: {
    often: ["waste.container", "tools.charged"],
    seldom: "neighbours.told",
    note: "Sleutel ligt bij de buren van nummer 12.",
  },
  niels: { often: ["waste.container", "ppe.replaced"], seldom: "documents.photos", note: "" },
}

/** Evenings of three people in the last weeks, and a day that is half done. */
export const fillChecklists: Fill<{
  access: Access
  clock: Clock
  settings: SettingsService
  checklist: Days
  checklistItems: Items
}> = async ({ access, clock, settings, checklist, checklistItems }, { putBack, now: clockNow }) => {
  const people = new Map(access.list().map((user) => [user.username, user]))
  putBack(0)
  const now = today(clock)
  const owner = access.list().find(({ role }) => role === "owner")!
  settings.save(
    {
      checklistLinks: {
        ...{ mail: "mail.kadebouw.example", calendar: "agenda.kadebouw.example", chat: "" },
        ...{ storage: "bestanden.kadebouw.example", weather: "https://www.knmi.nl", taskList: "" },
      },
    },
    owner,
  )
  putBack(30)
  checklistItems.add(
    { task: "Alarm van de loods staat aan", category: "safety", priority: "high", who: "everyone" },
    null,
    owner,
  )

  const sent = { key: null, deviceTime: null }
  for (let back = 26; back >= 1; back--) {
    const day = addDays(now, -back)
    if (weekday(day) > 5) continue
    for (const [at, [username, habit]] of Object.entries(habits).entries()) {
      const me = people.get(username) as User
      const evening = instantAt(day, `16:${20 + 11 * at}`)
      putBack((clockNow().getTime() - evening.getTime()) / 86_400_000)
      const { items } = checklist.of(me, day)
      const left =
        (back + at) % 3 === 0 ? [...habit.often, habit.seldom] : (back + at) % 2 === 0 ? habit.often : []
      const photos = back === 1 && username === "daan" ? [photoOf(190), photoOf(30)] : []
      await checklist.submit(
        {
          submission: {
            ...{ date: day, notes: back === 1 ? habit.note : "", photosCount: photos.length },
            items: items.flatMap(({ id, left: counted }) =>
              counted === null ? { id, completed: !left.includes(id) } : [],
            ),
          },
          photos,
        },
        sent,
        me,
      )
    }
  }
  putBack(0)
  for (const username of ["bram", "daan"]) {
    const me = people.get(username) as User
    const fixed = checklist.of(me, now).items.filter(({ left }) => left === null)
    const ticks = fixed
      .filter((_, at) => at % 5 < 3)
      .map(({ id: item }) => ({
        ...{ day: now, item, done: true, occurredAt: clock().toISOString() },
      }))
    checklist.tick({ ticks }, null, me)
  }
}

function photoOf(hue: number) {
  const bytes = samplePhoto({ width: 800, height: 600, hue })
  return { bytes, hash: String(hue) }
}
