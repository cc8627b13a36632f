import { readConfig } from "../config.ts"
import { openFolder } from "../folder.ts"
import { createServices } from "../services.ts"
import { say } from "./nl.ts"

/** Asks for the password on standard input, so that it stays out of the shell's history. */
export async function setPassword([username = "kantoor"]: string[]) {
  const { dataDir } = readConfig(process.env)
  const folder = openFolder(dataDir)
  try {
    process.stdout.write(say("askPassword"))
    const password = await firstLine()
    if (password.length < 8 || password.length > 128) throw new Error(say("passwordShort"))
    await createServices({ db: folder.db, dataDir }).access.setPassword(username, password)
    console.log(say("passwordSet", { username }))
  } finally {
    folder.close()
  }
}

async function firstLine(): Promise<string> {
  for await (const line of console) return line.trim()
  return ""
}
