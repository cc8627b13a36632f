import { describe, expect, test } from "bun:test"
import DxfParser, { type IArcEntity, type ILwpolylineEntity, type ITextEntity } from "dxf-parser"
import { pictureOf } from "../picture/picture.ts"
import * as plans from "../picture/plans.testing.ts"
import type { Plan } from "../schema.ts"
import { dxfOf } from "./dxf.ts"

const read = (plan: Plan) => new DxfParser().parseSync(dxfOf(pictureOf(plan, 50)!))!
type Dxf = ReturnType<typeof read>

const on = <Entity>({ entities }: Dxf, layer: string, type: string) =>
  entities.filter((one) => one.layer === layer && one.type === type) as unknown as Entity[]
const rings = (dxf: Dxf, layer: string) => on<ILwpolylineEntity>(dxf, layer, "LWPOLYLINE")
const texts = (dxf: Dxf, layer: string) => on<ITextEntity>(dxf, layer, "TEXT").map(({ text }) => text)

const lengthsOf = ({ vertices }: ILwpolylineEntity) =>
  vertices.map(({ x, y }, index) => {
    const next = vertices[(index + 1) % vertices.length]!
    return Math.round(Math.hypot(next.x - x, next.y - y))
  })
const areaOf = ({ vertices }: ILwpolylineEntity) =>
  Math.abs(
    vertices.reduce((twice, { x, y }, index) => {
      const next = vertices[(index + 1) % vertices.length]!
      return twice + x * next.y - next.x * y
    }, 0),
  ) / 2e6

describe("a DXF file, read by another program", () => {
  test("is in millimetres and has its five layers", () => {
    const { header, tables } = read(plans.bathroomAndHall)
    expect(header).toMatchObject({ $INSUNITS: 4, $ACADVER: "AC1021" })
    expect(Object.keys(tables.layer.layers).toSorted()).toEqual(
      ["0", "MATEN", "MUREN", "OPENINGEN", "RUIMTES", "TEKST"].toSorted(),
    )
  })

  test("has the floor of each room, of which the area is what the drawing says", () => {
    const dxf = read(plans.house)
    expect(rings(dxf, "RUIMTES").map((ring) => Number(areaOf(ring).toFixed(2)))).toEqual([
      22.68, 13.02, 4.16, 1.17, 1.43, 12.09, 13.5,
    ])
    expect(texts(dxf, "TEKST")).toEqual(expect.arrayContaining(["Woonkamer", "22,68 m²", "Meterkast"]))
    expect(rings(dxf, "RUIMTES").every(({ shape }) => shape)).toBeTrue()
  })

  test("has walls as long as they are between their corners, as one figure around and one within", () => {
    const [around, within] = rings(read(plans.lShaped), "MUREN")
    expect(lengthsOf(within!).toSorted()).toEqual([1000, 2000, 2000, 2000, 3000, 4000])
    expect(lengthsOf(around!).toSorted()).toEqual([1000, 2000, 2200, 2200, 3200, 4200])
  })

  test("leaves walls open at a door, with its leaf and the way that goes", () => {
    const dxf = read(plans.bathroomAndHall)
    const [arc] = on<IArcEntity>(dxf, "OPENINGEN", "ARC")
    expect(arc!.radius).toBe(880)
    // From the wall at x 2400 with y down: the hinge at its upper side as one looks at the door.
    expect(arc!.center).toMatchObject({ x: 2400, y: -700 })
    expect(texts(dxf, "MATEN")).toEqual(expect.arrayContaining(["2400", "2250", "600", "900", "700", "880"]))
    expect(rings(dxf, "MUREN").length).toBeGreaterThan(2)
  })

  test("has y up, as such programs do", () => {
    const [floor] = rings(read(plans.lShaped), "RUIMTES")
    expect(floor!.vertices.map(({ x, y }) => [x, y])).toContainEqual([4000, -2000])
  })

  test("stays whole whatever a room is called", () => {
    const dxf = read(plans.hostile)
    expect(texts(dxf, "TEKST")).toEqual(['Bad 0 EOF "<b>& {/P}%d Ünï', "12,00 m²"])
    expect(rings(dxf, "RUIMTES")).toHaveLength(1)
  })

  test("of walls that cross says that they have no area", () => {
    expect(texts(read(plans.crossing), "TEKST")).toEqual(["Vlinder", "geen oppervlakte"])
  })

  test("of five hundred points holds them all", () => {
    expect(rings(read(plans.fiveHundred), "RUIMTES")[0]!.vertices).toHaveLength(500)
  })
})
