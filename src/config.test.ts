import { describe, expect, test } from "bun:test"
import { readConfig, settingsHelp } from "./config.ts"

test("without settings it listens on this machine alone, port 3000, data beside it", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", dataDir: "./data" })
})

test("a mail server is a URL with its user, password and the sender's address", () => {
  const text = "smtps://kantoor%40bouwbedrijf.nl:p%40ss@mail.bouwbedrijf.nl:465/?from=info@bouwbedrijf.nl"
  expect(readConfig({ SMTP_URL: text }).smtpUrl?.href).toBe(text)
})

test("a language model is there with a key alone; another service and model are a choice", () => {
  expect(readConfig({}).openai).toBeUndefined()
  expect(
    readConfig({ OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "x" }).openai,
  ).toBeUndefined()
  expect(readConfig({ OPENAI_API_KEY: "sk-1" }).openai).toEqual({ apiKey: "sk-1" })
  const given = { OPENAI_API_KEY: "x", OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "geit-7b" }
  expect(readConfig(given).openai).toEqual({
    apiKey: "x",
    baseUrl: new URL("http://localhost:11434/v1"),
    model: "geit-7b",
  })
})

test("an empty setting counts as not given", () => {
  expect(readConfig({ PORT: "", DASHBOARD_PASSWORD: "" })).toMatchObject({
    port: 3000,
    dashboardPassword: undefined,
  })
})

describe("a wrong setting stops the start with one line that names it and never shows its value", () => {
  const wrong: [name: string, value: string][] = [
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["DASHBOARD_PASSWORD", "kort"],
    ["PUBLIC_URL", "bouwbedrijf.nl"],
    ["PUBLIC_URL", "ftp://bouwbedrijf.nl"],
    ["WEATHER_URL", "api.open-meteo.com"],
    ["ADDRESS_URL", "api.pdok.nl"],
    ["BUILDING_URL", "service.pdok.nl"],
    ["OPENAI_API_KEY", "sk met een spatie"],
    ["OPENAI_API_KEY", "sk-\u201cgekruld\u201d"],
    ["OPENAI_BASE_URL", "localhost:11434"],
    ["OPENAI_MODEL", "een model"],
    ["SMTP_URL", "mail.bouwbedrijf.nl"],
    ["SMTP_URL", "https://kantoor:geheim@mail.bouwbedrijf.nl"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp://mail.bouwbedrijf.nl?from=kantoor"],
    ["SMTP_URL", "smtp://kantoor%zz:x@mail.bouwbedrijf.nl"],
    ["SMTP_URL", "smtp://kantoor:50%25%@mail.bouwbedrijf.nl"],
    ["SMTP_URL", "smtp://a%40b.nl%0d%0aBcc%3Ac%40d.nl@mail.bouwbedrijf.nl"],
  ]
  for (const [name, value] of wrong)
    test(`${name}=${value}`, () => {
      let message = ""
      try {
        readConfig({ [name]: value })
      } catch (error) {
        message = (error as Error).message
      }
      expect(message).toMatch(new RegExp(`${name} klopt niet\\. .+$`))
      expect(message).not.toContain(`${value} `)
    })
})

test("every setting is explained", () => {
  for (const line of settingsHelp()) expect(line).toMatch(/^[A-Z_]+ +\S/)
})
