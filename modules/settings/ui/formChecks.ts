import { type FieldError, type FieldErrors, type Resolver, set } from "react-hook-form"
import * as z from "zod/mini"
import { faultsIn } from "../checks.ts"
import { Settings, type SettingsChange } from "../schema.ts"

type Name = keyof Settings

/** Code of what does not fit the shape of the settings; other faults have the code of their sentence. */
export const misshapen = "shape"

/** Checks only the settings that a form is about, as the server will. */
export const checking =
  (names: readonly Name[]): Resolver<Settings> =>
  (values) => {
    const faults = Object.entries(faultsOf(names, values))
    if (faults.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Settings> = {}
    for (const [path, message] of faults) set(errors, path, { type: "check", message })
    return { values: {}, errors }
  }

function faultsOf(names: readonly Name[], values: Settings): Record<string, string> {
  const own = pick(names, values)
  const shapes = names.map((name) => [name, Settings.shape[name]])
  const { error } = z.object(Object.fromEntries(shapes)).safeParse(own)
  const shape = Object.fromEntries(error?.issues.map(({ path }) => [path.join("."), misshapen]) ?? [])
  const wrong = new Set(Object.keys(shape).map((path) => path.split(".")[0]))
  const others = Object.entries(faultsIn(own)).filter(([path]) => !wrong.has(path.split(".")[0]))
  return { ...shape, ...Object.fromEntries(others) }
}

const pick = (names: readonly Name[], values: Settings): SettingsChange =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

/** Of the settings that a form is about those that differ from what is saved. */
export const changeIn = (names: readonly Name[], values: Settings, saved: Settings): SettingsChange =>
  pick(
    names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name])),
    values,
  )

/** What is wrong per path: 'openingHours.2.closes'. */
export function flattened(errors: object, prefix = ""): [path: string, error: FieldError][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== "object") return []
    const path = prefix + name
    return isFieldError(error) ? [[path, error] as [string, FieldError]] : flattened(error, `${path}.`)
  })
}

const isFieldError = (error: object): error is FieldError => "type" in error && typeof error.type === "string"
