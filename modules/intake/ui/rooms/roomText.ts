import { t } from "#ui/lib/i18n.ts"
import type { MeasuredRoom } from "../../rooms/measured.ts"

/** 'Badkamer', and 'Badkamer (plattegrond)' of one that was drawn. */
export const roomText = ({ name, from }: Pick<MeasuredRoom, "name" | "from">): string =>
  from === "plan" ? t("intake.rooms.drawn", { name }) : name
