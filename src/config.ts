import * as z from "zod/mini"
import { say } from "./commands/nl.ts"
import { addressIn } from "./mail/transport.ts"
import { Email } from "./shared/contact.ts"

/** Every setting of the environment; what each is for stands in commands/nl.ts. A wrong value stops the start. */
const Environment = z.object({
  PORT: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(65535))), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), "127.0.0.1"),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "./data"),
  DASHBOARD_PASSWORD: z.optional(z.string().check(z.minLength(8), z.maxLength(128))),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  WEATHER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  ADDRESS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  BUILDING_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMTP_URL: z.optional(z.string().check(z.refine(isMailServer))),
  // What can stand in a header, as it is sent in one.
  OPENAI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/))),
  OPENAI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,120}$/))),
})
type Setting = keyof typeof Environment.shape

export interface Config {
  port: number
  host: string
  dataDir: string
  dashboardPassword?: string
  publicUrl?: URL
  weatherUrl?: URL
  addressUrl?: URL
  buildingUrl?: URL
  smtpUrl?: URL
  /** The language model that writes texts of quotations; without it Waterpas does. */
  openai?: { apiKey: string; baseUrl?: URL; model?: string }
}

/** Throws an Error with one line that names the wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(explain(parsed.error))
  const { PORT, HOST, DATA_DIR, DASHBOARD_PASSWORD, PUBLIC_URL, WEATHER_URL, SMTP_URL } = parsed.data
  const { ADDRESS_URL, BUILDING_URL } = parsed.data
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    dashboardPassword: DASHBOARD_PASSWORD,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL) : undefined,
    weatherUrl: WEATHER_URL ? new URL(WEATHER_URL) : undefined,
    addressUrl: ADDRESS_URL ? new URL(ADDRESS_URL) : undefined,
    buildingUrl: BUILDING_URL ? new URL(BUILDING_URL) : undefined,
    smtpUrl: SMTP_URL ? new URL(SMTP_URL) : undefined,
    openai: OPENAI_API_KEY
      ? {
          apiKey: OPENAI_API_KEY,
          baseUrl: OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL) : undefined,
          model: OPENAI_MODEL,
        }
      : undefined,
  }
}

/** One line per setting, for --help. */
export const settingsHelp = (): string[] => settings.map((name) => `${name.padEnd(20)} ${say(name)}`)

const settings = Object.keys(Environment.shape) as Setting[]

/** smtp:// or smtps://, with a host; the sender's address in it, if any, must be one. */
function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") return false
  try {
    decodeURIComponent(url.password)
    const sender = addressIn(url)
    return sender === "" || Email.safeParse(sender).success
  } catch {
    // A user name or password with a '%' that stands for nothing.
    return false
  }
}

/** The value itself is not told: it may be a password. */
function explain(error: z.core.$ZodError): string {
  const name = error.issues[0]!.path[0] as Setting
  return say("settingWrong", { name, meaning: say(name) })
}
