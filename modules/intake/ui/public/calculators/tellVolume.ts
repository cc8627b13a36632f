import { formatQuantity as n } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Substance } from "../../../calculators/choices.ts"
import { bag } from "../../../calculators/standards.ts"
import type { Packed, Volume } from "../../../calculators/volume.ts"
import type { Told } from "./part.ts"

/** How much one orders, in what it can come, and what it weighs. */
export function tellVolume(value: Volume, substance: Substance): Told {
  const { layer, thickness, extra, cubes, withExtra, ordered } = value
  const { mixers, bags, bigBags, density, kilos } = value
  const bought = substance === "other" ? withExtra : ordered
  const also: string[] = []
  const steps = [
    ...(layer.sum ? [t("intake.calculators.volume.floorOf", { sum: layer.sum, floor: layer.text })] : []),
    t("intake.calculators.volume.step", {
      ...{ layer: layer.text, thickness: n(thickness / 100), cubes: n(cubes) },
    }),
  ]
  if (extra > 0)
    steps.push(
      t("intake.calculators.volume.extraOf", {
        ...{ cubes: n(cubes), extra: n(extra), withExtra: n(withExtra) },
      }),
    )
  if (bought !== withExtra)
    steps.push(t("intake.calculators.volume.rounded", { cubes: n(withExtra), ordered: n(ordered) }))
  if (mixers) {
    also.push(t("intake.calculators.volume.mixers", { count: mixers.count, each: n(mixers.each) }))
    steps.push(t("intake.calculators.volume.mixersOf", { cubes: n(ordered), ...inWords(mixers) }))
  }
  if (bags) {
    also.push(t("intake.calculators.volume.bags", { count: bags.count, kilos: bag.kilos }))
    steps.push(
      t("intake.calculators.volume.bagsOf", {
        ...{ cubes: n(withExtra), litres: n(withExtra * 1000), ...inWords(bags) },
      }),
    )
  }
  if (bigBags) {
    also.push(t("intake.calculators.volume.bigBags", { count: bigBags.count, each: n(bigBags.each) }))
    steps.push(t("intake.calculators.volume.bigBagsOf", { cubes: n(withExtra), ...inWords(bigBags) }))
  }
  if (kilos > 0) {
    also.push(t("intake.calculators.volume.kilos", { kilos: n(kilos) }))
    steps.push(
      t("intake.calculators.volume.kilosOf", { cubes: n(withExtra), each: n(density), kilos: n(kilos) }),
    )
  }
  return {
    headline:
      substance === "other"
        ? t("intake.calculators.volume.cubes", { cubes: n(withExtra) })
        : t(`intake.calculators.volume.order.${substance}`, { cubes: n(ordered) }),
    also,
    steps,
    work: {
      ...{ description: t(`intake.calculators.volume.work.${substance}`), quantity: bought },
      ...{ unit: "m3", phase: "preparation" },
    },
    bought,
  }
}

const inWords = ({ each, exactly, count }: Packed) => ({ each: n(each), exactly: n(exactly), count })
