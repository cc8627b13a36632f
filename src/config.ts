import { z } from "zod"

/** Every setting of the environment, with what it is for. Parsed once; a wrong value stops the start. */
const Environment = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe("port to listen on; 0 takes a free one"),
  HOST: z.string().min(1).default("127.0.0.1").describe("address to listen on"),
  DATA_DIR: z.string().min(1).default("./data").describe("folder of the database and the files"),
  DASHBOARD_PASSWORD: z
    .string()
    .min(8)
    .max(128)
    .optional()
    .describe("password of the office, read at the first start only"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("address visitors use, e.g. https://bouwbedrijf.nl"),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  dashboardPassword?: string
  publicUrl?: URL
}

/** Throws an Error with one line that names the wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(explain(parsed.error))
  const { PORT, HOST, DATA_DIR, DASHBOARD_PASSWORD, PUBLIC_URL } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    dashboardPassword: DASHBOARD_PASSWORD,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL) : undefined,
  }
}

/** One line per setting, for --help. */
export const settingsHelp = (): string[] =>
  Object.entries(Environment.shape).map(([name, schema]) => `${name.padEnd(20)} ${schema.description ?? ""}`)

function explain(error: z.ZodError): string {
  const issue = error.issues[0]!
  const name = String(issue.path[0])
  return `${name} is wrong (${Environment.shape[name as keyof typeof Environment.shape]?.description}): ${issue.message}`
}
