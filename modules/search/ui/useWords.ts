import { useTranslation } from "react-i18next"
import type { useFound } from "./useFound.ts"

/** How the search stands, in a sentence. */
export function useWords(found: ReturnType<typeof useFound>, count: number, typed: string): string {
  const { t } = useTranslation()
  if (typed === "") return t("search.start")
  if (found.loading) return count > 0 ? "" : t("search.loading")
  if (found.state === "offline") return t("search.offline")
  if (found.state === "failed") return t("search.failed", { reason: found.reason })
  return count === 0 ? t("search.nothing", { typed }) : t("search.found", { count })
}
