import { join } from "node:path"
import { watchClient } from "./client.ts"

const root = join(import.meta.dir, "../..")

/**
 * For working on it: builds the screens again after each change and restarts the server, which reads the list of
 * built files when it starts. Data in ./data, as with `start`.
 */
let server: Bun.Subprocess | undefined
await watchClient(async () => {
  server?.kill("SIGTERM")
  await server?.exited
  server = Bun.spawn([process.execPath, "--watch", "src/main.ts"], {
    cwd: root,
    stdout: "inherit",
    stderr: "inherit",
  })
})
