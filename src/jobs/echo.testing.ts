import { answerTasks } from "./thread.ts"

/** A thread for tests: says back what it is told, fails at 'fail' and dies at 'die'. */
answerTasks(async (text: string) => {
  if (text === "fail") throw new Error("as asked")
  if (text === "die") setTimeout(() => Promise.reject(new Error("gone")), 0)
  if (text === "die") await new Promise(() => {})
  return text
})
