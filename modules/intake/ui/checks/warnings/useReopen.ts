import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Warning } from "../../../checks/schema.ts"
import { api } from "../api.ts"
import { touched } from "./touched.ts"

/** Hook: a warning that was settled is open again, with the way back in the bar. */
export function useReopen(project: number, { code, title, file, reason, version }: Warning) {
  return useAction(
    async () => {
      const { warnings } = await api.settle(project, code, { fileId: null, reason: "", version })
      const now = warnings.find((one) => one.code === code)
      offerUndo({
        said: t("intake.checks.warnings.opened", { title }),
        back: () =>
          api.settle(project, code, {
            ...{ fileId: file?.id ?? null, reason },
            version: now?.version ?? version + 1,
          }),
        refreshes: touched(project),
        failed: t("intake.checks.warnings.failed"),
      })
    },
    { refreshes: touched(project), failed: "intake.checks.warnings.failed" },
  )
}
