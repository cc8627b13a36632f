import { useTranslation } from "react-i18next"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { textFromDay } from "#ui/lib/day.ts"
import type { Project } from "../../schema.ts"
import { useCustomers } from "../customers/hooks.ts"
import { useColleagues } from "../hooks.ts"
import { degreesText } from "../map/place.ts"
import type { FieldName, Typed } from "./typed.ts"

/** What stands in a field of the form, for people to compare. */
export function useInWords({ team, customerId, metadata }: Project) {
  const { t } = useTranslation()
  const customers = useCustomers().data ?? []
  const colleagues = [...(useColleagues().data ?? []), ...team]

  function words(name: FieldName, typed: Typed): string | undefined {
    switch (name) {
      case "customerId":
        return typed.customerId === customerId
          ? metadata.clientName
          : customers.find(({ id }) => id === typed.customerId)?.name
      case "projectTypes":
        return typed.projectTypes.map((type) => typeLabels[type as keyof typeof typeLabels]).join(", ")
      case "team":
        return typed.team.map((id) => colleagues.find((each) => String(each.id) === id)?.name).join(", ")
      case "place":
        return typed.place
          ? `${degreesText(typed.place.latitude)} / ${degreesText(typed.place.longitude)}`
          : undefined
      case "startDate":
      case "endDate":
        return textFromDay(typed[name])
      default:
        return typed[name]
    }
  }
  return (name: FieldName, typed: Typed) => words(name, typed) || t("projects.history.nothing")
}
