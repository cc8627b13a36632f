import { Database } from "bun:sqlite"

/** Nothing but a database and an answer: what starting costs anyone. */
const db = new Database(`${process.env.DATA_DIR}.db`, { create: true })
db.run("PRAGMA journal_mode = WAL")
db.run("CREATE TABLE IF NOT EXISTS kept (id INTEGER PRIMARY KEY)")
const one = db.query("SELECT count(*) AS kept FROM kept")

Bun.serve({
  port: Number(process.env.PORT),
  hostname: "127.0.0.1",
  fetch: () => Response.json(one.get()),
})
