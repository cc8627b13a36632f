import { Eraser, Keyboard, Undo2 } from "lucide-react"
import { type PointerEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import { describedBy, Notes } from "./Field.tsx"
import { type Ink, inkOf, inkPath, mostInk, paper, type Stroke, withInk } from "./ink.ts"
import {
  dark,
  drawnSignature,
  nameSize,
  penWidth,
  type Signature,
  typedSignature,
} from "./signaturePicture.ts"

interface SignaturePadProps {
  id: string
  /** Who signs, as typed in the field beside it: what is used by who can't draw. */
  name: string
  error?: string
  /** Undefined: nothing is signed, or not any more. */
  onChange: (signature: Signature | undefined) => void
}

/** What is on the paper: drawn, or a name that was typed. */
type Signed = { strokes: readonly Stroke[] } | { name: string }
const nothing: Signed = { strokes: [] }

/** Who is there signs on the screen, by finger, pen or mouse, or with his name. */
export function SignaturePad({ id, name, error, onChange }: SignaturePadProps) {
  const { t } = useTranslation()
  const [signed, setSigned] = useState(nothing)
  const [wiped, setWiped] = useState<Signed>()
  const isEmpty = "strokes" in signed && signed.strokes.length === 0
  const last = useRef(signed)

  /** Only the newest is told: a picture takes a moment, in which one goes on. */
  async function sign(next: Signed) {
    last.current = next
    setSigned(next)
    const told =
      "name" in next ? typedSignature(next.name) : next.strokes.length > 0 && drawnSignature(next.strokes)
    const signature = (await told) || undefined
    if (last.current === next) onChange(signature)
  }
  function wipe() {
    setWiped(signed)
    void sign(nothing)
  }
  function bringBack() {
    setWiped(undefined)
    void sign(wiped!)
  }
  const hint = t("kit.signature.hint")
  const noName = name.trim() === "" && t("kit.signature.nameFirst")
  return (
    <fieldset className="stack tight" aria-describedby={describedBy(id, hint, error)}>
      <legend className="field-label">{t("kit.signature.label")}</legend>
      <Notes id={id} hint={hint} error={error} />
      <Paper
        id={id}
        signed={signed}
        onStroke={(stroke) => {
          setWiped(undefined)
          void sign({ strokes: [...("strokes" in signed ? signed.strokes : []), stroke] })
        }}
      />
      <p className="visually-hidden" role="status">
        {!isEmpty && t("kit.signature.there")}
      </p>
      <div className="cluster tight">
        {isEmpty && wiped && (
          <Button onClick={bringBack}>
            <Undo2 aria-hidden size="1.2em" />
            {t("kit.undo")}
          </Button>
        )}
        {!isEmpty && (
          <Button onClick={wipe}>
            <Eraser aria-hidden size="1.2em" />
            {t("kit.signature.wipe")}
          </Button>
        )}
        <Button unavailable={noName} onClick={() => void sign({ name: name.trim() })}>
          <Keyboard aria-hidden size="1.2em" />
          {t("kit.signature.useName")}
        </Button>
        {noName && <p className="field-hint">{noName}</p>}
      </div>
    </fieldset>
  )
}

function Paper({ id, signed, onStroke }: { id: string; signed: Signed; onStroke: (stroke: Stroke) => void }) {
  const board = useRef<SVGSVGElement>(null)
  const pen = useRef<Stroke>(undefined)
  const [stroke, setStroke] = useState<Stroke>()
  const before = "strokes" in signed ? signed.strokes : []
  const isFull = inkOf(before) >= mostInk

  function placeOf({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): Ink {
    const { left, top, width, height } = board.current!.getBoundingClientRect()
    return { x: ((clientX - left) * paper.width) / width, y: ((clientY - top) * paper.height) / height }
  }
  /** Moves come faster than they are drawn, so the pen remembers them itself. */
  function put(next: Stroke | undefined) {
    pen.current = next
    setStroke(next)
  }
  function down(event: PointerEvent<SVGSVGElement>) {
    if (!event.isPrimary || event.button > 0 || isFull) return
    event.currentTarget.setPointerCapture(event.pointerId)
    put(withInk([], placeOf(event)))
  }
  function move(event: PointerEvent) {
    const known = pen.current
    if (!known || !event.isPrimary || inkOf([...before, known]) >= mostInk) return
    // Between two frames a pen tells of more places than one.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? []
    put((moves.length > 0 ? moves : [event]).map(placeOf).reduce(withInk, known))
  }
  function up() {
    const known = pen.current
    put(undefined)
    if (known) onStroke(known)
  }
  return (
    <svg
      ref={board}
      id={id}
      className="signature-paper"
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      aria-hidden
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <path stroke="#c9ced1" strokeWidth={2} d={`M40 ${paper.height - 45}H${paper.width - 40}`} />
      {"name" in signed ? (
        <text
          x={paper.width / 2}
          y={paper.height / 2}
          fontSize={nameSize(signed.name)}
          textAnchor="middle"
          dominantBaseline="central"
          fill={dark}
          fontStyle="italic"
          fontWeight={500}
        >
          {signed.name}
        </text>
      ) : (
        <path
          data-ink
          fill="none"
          stroke={dark}
          strokeWidth={penWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={inkPath(stroke ? [...before, stroke] : before)}
        />
      )}
    </svg>
  )
}
