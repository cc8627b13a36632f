import { t } from "#ui/lib/i18n.ts"

/** 'Begane grond', '1e verdieping', 'Kelder' */
export function floorText(floor: number): string {
  if (floor === 0) return t("intake.rooms.floor.ground")
  if (floor > 0) return t("intake.rooms.floor.up", { floor })
  return floor === -1 ? t("intake.rooms.floor.cellar") : t("intake.rooms.floor.lowCellar")
}
