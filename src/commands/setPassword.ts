import { composeServer } from "../app/modules.ts"
import { createPlatform } from "../app/platform.ts"
import { readConfig } from "../config.ts"
import { openBeside } from "../folder.ts"
import { DomainError } from "../shared/errors.ts"
import { say } from "./nl.ts"
import { plainly } from "./refusal.ts"
import { readSecret } from "./secret.ts"

/** Works beside a running server: who lost the password need not stop it. */
export async function setPassword([username = "kantoor"]: string[]) {
  const { dataDir } = readConfig(process.env)
  const { db, close } = openBeside(dataDir)
  try {
    const password = await readSecret(say("askPassword"))
    if (password.length < 8 || password.length > 128) throw new Error(say("passwordShort"))
    const { access } = composeServer(createPlatform({ db, dataDir })).services
    await access.setPassword(username, password).catch((error: unknown) => {
      throw inWords(plainly(error, dataDir), username)
    })
    console.log(say("passwordSet", { username }))
  } finally {
    close()
  }
}

function inWords(error: unknown, username: string): unknown {
  if (!(error instanceof DomainError)) return error
  return new Error(error.status === 404 ? say("noAccount", { username }) : say("passwordCommon"))
}
