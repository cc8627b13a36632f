import { drawn, outlineOf, type Size, strokeOf } from "../../drawing/geometry.ts"
import { outlines, paints } from "../../drawing/paints.ts"
import type { Shape } from "../../drawing/shapes.ts"

/** One shape as SVG, with its outline below it. */
export function ShapeView({ shape, size }: { shape: Shape; size: Size }) {
  const { path, label } = drawn(shape, size)
  const [paint, outline] = [paints[shape.colour], outlines[shape.colour]]
  const line = { d: path, fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const
  return (
    <>
      {path && <path {...line} stroke={outline} strokeWidth={outlineOf(size)} />}
      {path && <path {...line} stroke={paint} strokeWidth={strokeOf(size)} />}
      {label && (
        <text
          x={label.x}
          y={label.y}
          fontSize={label.size}
          fontWeight={700}
          textAnchor="middle"
          dominantBaseline="central"
          fill={paint}
          stroke={outline}
          strokeWidth={label.size / 5}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {label.text}
        </text>
      )}
    </>
  )
}
