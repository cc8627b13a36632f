import { join } from "node:path"
import { closeDb, type Db, openDb } from "#db/open.ts"
import { databasePath } from "../folder.ts"
import { today } from "../shared/calendar.ts"
import { addDays } from "../shared/days.ts"
import { median } from "./load.ts"

/** Milliseconds to answer the company's calendar, all of it and where nothing changed. */
export async function measureFeed(url: string, folder: string, cookie: string) {
  const db = openDb(databasePath(join(folder, "data")))
  fillPlanning(db)
  closeDb(db)
  const made = await fetch(`${url}/api/timeline/feed`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ company: true }),
  })
  const { path } = (await made.json()) as { path: string }
  const first = await fetch(url + path)
  const etag = first.headers.get("etag") ?? ""
  const events = (await first.text()).split("BEGIN:VEVENT").length - 1
  if (events < 400) throw new Error(`a calendar of ${events} events`)
  const ask = async (headers: Record<string, string>, status: number) => {
    const reply = await fetch(url + path, { headers })
    await reply.text()
    if (reply.status !== status) throw new Error(String(reply.status))
  }
  return {
    whole: await median(41, () => ask({}, 200)),
    unchanged: await median(41, () => ask({ "if-none-match": etag }, 304)),
  }
}

/** Sixty people on 400 jobs of three to seven days, two a job. */
function fillPlanning(db: Db) {
  const now = today(() => new Date())
  const at = new Date().toISOString()
  const add = db.$client.transaction(() => {
    const people = Array.from({ length: 60 }, (_, n) =>
      db.$client.run(
        "INSERT INTO accounts (username, name, role, password_hash, created_at) VALUES (?, ?, 'worker', '', ?)",
        [`bouwer${n}`, `Bouwer ${n}`, at],
      ),
    ).map(({ lastInsertRowid }) => Number(lastInsertRowid))
    for (let n = 0; n < 400; n++) {
      const first = (n * 7) % 42
      const { lastInsertRowid } = db.$client.run(
        "INSERT INTO projects (name, status, start_on, end_on, accepted_at, created_at, updated_at) VALUES (?, 'planned', ?, ?, ?, ?, ?)",
        [`Dakkapel en kozijnen ${n}`, addDays(now, first), addDays(now, first + 2 + (n % 5)), at, at, at],
      )
      for (const one of [0, 13])
        db.$client.run("INSERT INTO project_team (project_id, account_id) VALUES (?, ?)", [
          Number(lastInsertRowid),
          people[(n * 7 + one) % people.length]!,
        ])
    }
  })
  add()
}
