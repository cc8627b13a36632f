import { usePanels } from "#ui/lib/office.ts"
import { defaults } from "../../defaults.ts"
import type { Settings } from "../../schema.ts"

const welcomeSteps = ["company", "logo", "hours", "prices", "payment", "website", "done"] as const
export type WelcomeStep = (typeof welcomeSteps)[number]

/** Asked by the module that makes prices and offers. */
export type PanelStepName = "prices" | "payment"
export const isPanelStep = (step: WelcomeStep): step is PanelStepName =>
  step === "prices" || step === "payment"

/** Hook: what is asked, in order. */
export function useWelcomeSteps(): WelcomeStep[] {
  const asked = { prices: usePanels("prices").length > 0, payment: usePanels("payment").length > 0 }
  return welcomeSteps.filter((step) => !isPanelStep(step) || asked[step])
}

/** Address of a step, counted from 1. */
export const addressOfStep = (number: number) => `/welkom?stap=${number}`

/** The step of an address; undefined when it names none of them. */
export const stepIn = (search: URLSearchParams, steps: WelcomeStep[]): number | undefined => {
  const number = Number(search.get("stap"))
  return steps[number - 1] && number
}

/** Whether something was told at a step; what ships with the program does not count. */
export function isFilled(step: WelcomeStep, settings: Settings): boolean {
  const { companyName, phone, logo, openingHours, headline, story } = settings
  const hasStory = headline !== "" || story !== ""
  const filled: Record<WelcomeStep, boolean> = {
    company: companyName !== "" && phone !== "",
    logo: logo !== "",
    // The hours that ship may be right: who told more after them has seen them.
    hours: hasStory || JSON.stringify(openingHours) !== JSON.stringify(defaults.openingHours),
    // As the hours; who wants others later finds them in the price book and the settings.
    prices: hasStory,
    payment: hasStory,
    website: hasStory,
    done: false,
  }
  return filled[step]
}

/** Where one goes on who comes back. */
export const firstOpenStep = (settings: Settings, steps: WelcomeStep[]): number =>
  steps.findIndex((step) => !isFilled(step, settings)) + 1
