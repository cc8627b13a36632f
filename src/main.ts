import { version } from "#package"
import { say, type commands as texts } from "./commands/nl.ts"
import { settingsHelp } from "./config.ts"

/** The commands of the program, each loaded only when it is asked for. */
const commands: Record<
  string,
  { help?: keyof typeof texts; load: () => Promise<(args: string[]) => Promise<void>> }
> = {
  serve: { help: "serve", load: async () => (await import("./commands/serve.ts")).serve },
  demo: { help: "demo", load: async () => (await import("./commands/demo.ts")).demo },
  backup: { help: "backup", load: async () => (await import("./commands/backup.ts")).backup },
  restore: { help: "restore", load: async () => (await import("./commands/restore.ts")).restore },
  "set-password": {
    help: "setPassword",
    load: async () => (await import("./commands/setPassword.ts")).setPassword,
  },
  doctor: { help: "doctor", load: async () => (await import("./commands/doctor.ts")).doctor },
  // Not for people: the server starts it for itself.
  process: { load: async () => (await import("./jobs/process.ts")).runProcess },
}

await main(process.argv.slice(2))

async function main([name = "serve", ...args]: string[]) {
  if (name === "--version") return console.log(version)
  if (name === "--help") return console.log(help())
  const command = commands[name]
  if (!command) return fail(say("unknown", { name }))
  try {
    await (await command.load())(args)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

function fail(message: string) {
  console.error(message)
  process.exit(1)
}

function help(): string {
  const lines = Object.entries(commands).flatMap(([name, { help }]) =>
    help ? [`  ${name.padEnd(14)} ${say(help)}`] : [],
  )
  const settings = settingsHelp().map((line) => `  ${line}`)
  return [say("usage"), "", say("commands"), ...lines, "", say("environment"), ...settings].join("\n")
}
