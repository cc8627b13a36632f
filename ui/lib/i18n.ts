import i18next, { type ParseKeys } from "i18next"
import { initReactI18next } from "react-i18next"

/** A key of some nl.ts: `kit.action.close`. */
export type TextKey = ParseKeys

export type Texts = { [key: string]: string | Texts }

/**
 * One language, loaded with the bundle, so ready at once: no flash of keys and nothing to wait for.
 * Public pages give only their own texts; a second call adds to what is there (tests, the server).
 */
export function startTexts(texts: Texts) {
  if (i18next.isInitialized) {
    i18next.addResourceBundle("nl", "translation", texts, true, true)
    return
  }
  i18next.use(initReactI18next).init({
    lng: "nl",
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    resources: { nl: { translation: texts } },
  })
}

/** Two trees as one; what both have is the other's. */
export function joined<One extends Texts, Other extends Texts>(one: One, other: Other): One & Other {
  const whole: Texts = { ...one }
  for (const [name, text] of Object.entries(other)) {
    const known = whole[name]
    whole[name] = typeof known === "object" && typeof text === "object" ? joined(known, text) : text
  }
  return whole as One & Other
}

/** For code outside components; inside them use `useTranslation`. */
export const t = i18next.t.bind(i18next)
