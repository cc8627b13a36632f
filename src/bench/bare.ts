import { Database } from "bun:sqlite"

/**
 * The reference: the same answers with nothing but Bun.serve and bun:sqlite. A page of the same size, lists of
 * the same rows, a submission that is checked for JSON and written with the same durability.
 */
const db = new Database(`${process.env.DATA_DIR}.db`, { create: true })
db.run("PRAGMA journal_mode = WAL")
db.run("PRAGMA synchronous = FULL")
db.run("CREATE TABLE requests (id INTEGER PRIMARY KEY, body TEXT NOT NULL)")
const insert = db.query("INSERT INTO requests (body) VALUES (?) RETURNING id")
db.run("CREATE TABLE projects (id INTEGER PRIMARY KEY, body TEXT NOT NULL)")
const insertProject = db.query("INSERT INTO projects (body) VALUES (?)")
const allProjects = db.query("SELECT body FROM projects ORDER BY id DESC")
const all = db.query("SELECT id, body FROM requests ORDER BY id DESC")
db.run(
  "CREATE TABLE positions (entry_id INTEGER, device_at INTEGER, latitude REAL, longitude REAL, accuracy REAL, PRIMARY KEY (entry_id, device_at)) WITHOUT ROWID",
)
const insertPosition = db.query("INSERT OR IGNORE INTO positions VALUES (?, ?, ?, ?, ?)")
const storePositions = db.transaction(({ sessionId, positions }: Batch) => {
  let stored = 0
  for (const { timestamp, latitude, longitude, accuracy } of positions)
    stored += insertPosition.run(sessionId, timestamp, latitude, longitude, accuracy).changes
  return stored
})
interface Batch {
  sessionId: number
  positions: { timestamp: number; latitude: number; longitude: number; accuracy: number }[]
}
let page = ""

Bun.serve({
  port: Number(process.env.PORT),
  hostname: "127.0.0.1",
  routes: {
    "/api/health": () => Response.json({ ok: true }),
    "/page": {
      GET: () => new Response(page, { headers: { "content-type": "text/html" } }),
      PUT: async (request) => {
        page = await request.text()
        return new Response()
      },
    },
    "/requests": {
      GET: () =>
        Response.json(
          (all.all() as { id: number; body: string }[]).map((row) => ({
            id: row.id,
            ...JSON.parse(row.body),
          })),
        ),
      POST: async (request) => Response.json(insert.get(JSON.stringify(await request.json()))),
    },
    "/positions": {
      POST: async (request) => Response.json({ stored: storePositions((await request.json()) as Batch) }),
    },
    "/projects": {
      GET: () => Response.json((allProjects.all() as { body: string }[]).map(({ body }) => JSON.parse(body))),
      POST: async (request) => Response.json(insertProject.run(JSON.stringify(await request.json()))),
    },
  },
})
