import { answerTasks, WantsRoom } from "./process.ts"

/** What a process does with the tasks of the tests. */
const work: Record<string, (tell: (note: string) => void) => Promise<string> | string> = {
  fail: () => {
    throw new Error("as asked")
  },
  die: () => process.exit(3),
  hang: () => {
    for (;;);
  },
  never: () => new Promise<string>(() => {}),
  eat: () => {
    const eaten: Uint8Array[] = []
    for (;;) eaten.push(new Uint8Array(1_000_000).fill(1))
  },
  "150 MB": async () => {
    const eaten = new Uint8Array(150_000_000).fill(1)
    await Bun.sleep(200)
    return String(eaten[0]! * process.pid)
  },
  count: (tell) => {
    tell("one")
    tell("two")
    return "three"
  },
  pid: () => String(process.pid),
  secret: () => process.env.SMTP_URL ?? "none",
}

let isNew = true
await answerTasks<string, string, string>(async (task, tell) => {
  if (task === "large" && !isNew) throw new WantsRoom()
  isNew = false
  return task === "large" ? String(process.pid) : (work[task]?.(tell) ?? task)
})
