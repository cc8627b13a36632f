import { t } from "#ui/lib/i18n.ts"

/** What a person calls it, or its number. */
export const roomName = ({ name, number }: { name: string; number: number }): string =>
  name.trim() || t("intake.calculators.rooms.numbered", { number })
