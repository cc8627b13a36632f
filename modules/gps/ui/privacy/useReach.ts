import { useCompany } from "#ui/lib/company.ts"

/** 'kantoor@bedrijf.nl of 0111 - 41 23 45'; empty when neither is known. */
export function useReach(): string {
  const { contactEmail, phone } = useCompany()
  return new Intl.ListFormat("nl", { type: "disjunction" }).format([contactEmail, phone].filter(Boolean))
}
