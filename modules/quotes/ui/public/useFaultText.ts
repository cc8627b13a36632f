import { useTranslation } from "react-i18next"
import type { Fault } from "./validation.ts"

/** The sentence of a fault, its holes filled. */
export function useFaultText() {
  const { t } = useTranslation()
  return ({ text, values }: Fault): string => t(text, values ?? {})
}
