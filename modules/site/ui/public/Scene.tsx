/** A house behind the dunes, half in scaffolding, with the lamps on. Says nothing that the text doesn't. */
export function Scene() {
  return (
    <svg className="scene" viewBox="0 0 600 430" aria-hidden="true">
      <circle className="scene-lamp" cx="512" cy="74" r="34" />
      <path className="scene-far" d="M0 330c70-8 120-44 190-40s120 36 200 30 130-46 210-42v152H0Z" />
      <Waves />
      <Scaffold />
      <House />
      <Extension />
      <path className="scene-near" d="M0 384c90-30 190-24 290-8s210 18 310-10v64H0Z" />
      <path
        className="scene-grass"
        d="M52 376c-2-16-8-26-16-34m16 34c1-18 4-28 10-38m-10 38c4-12 10-18 18-22M556 372c-2-16-8-26-16-34m16 34c1-18 4-28 10-38m-10 38c4-12 10-18 18-22M150 372c-1-10-5-16-10-20m10 20c1-10 4-16 8-22"
      />
    </svg>
  )
}

const Waves = () => (
  <path
    className="scene-waves"
    d="M6 262c14-10 26-10 40 0s26 10 40 0 26-10 40 0M470 240c12-8 22-8 34 0s22 8 34 0 22-8 34 0"
  />
)

const Scaffold = () => (
  <g className="scene-scaffold">
    <path d="M134 376V150M204 376V120" />
    <path d="m134 292 70-70M134 376l70-76" />
    <path className="scene-plank" d="M120 222h100M120 300h100" />
    <g className="scene-builder">
      <path className="scene-coat" d="M148 222v-24c0-8 5-13 12-13s12 5 12 13v24Z" />
      <path className="scene-arm" d="m168 196 24 2" />
      <circle className="scene-face" cx="160" cy="174" r="9" />
      <path className="scene-helmet" d="M147 172c0-8 6-14 13-14s13 6 13 14Z" />
    </g>
  </g>
)

const House = () => (
  <g>
    <path className="scene-roof" d="M372 132h28v70h-28z" />
    <path className="scene-wall" d="M224 210h196v176H224z" />
    <path className="scene-roof" d="M198 222 322 96l124 126h-34l-90-92-90 92Z" />
    <path className="scene-wall" d="m232 222 90-92 90 92Z" />
    <Window x={298} y={168} width={48} height={50} />
    <path className="scene-roof" d="M250 298h46v84h-46z" />
    <path className="scene-knob" d="M284 340h6v10h-6z" />
    <Window x={322} y={286} width={76} height={58} />
  </g>
)

const Extension = () => (
  <g>
    <path className="scene-wall-2" d="M420 294h122v92H420z" />
    <path className="scene-roof" d="M412 280h138v16H412z" />
    <Window x={438} y={314} width={86} height={64} />
  </g>
)

function Window({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g>
      <rect className="scene-glass" x={x} y={y} width={width} height={height} />
      <path
        className="scene-frame"
        d={`M${x} ${y}h${width}v${height}h-${width}ZM${x + width / 2} ${y}v${height}M${x} ${y + height / 3}h${width}`}
      />
    </g>
  )
}
