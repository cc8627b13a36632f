/** A house in the dunes, half in scaffolding, with the lamps on. Says nothing that the text doesn't. */
export function Scene() {
  return (
    <svg className="scene no-print" viewBox="96 24 480 372" aria-hidden="true">
      <circle className="scene-lamp" cx="520" cy="70" r="32" />
      <path className="scene-waves" d="M466 206c12-8 22-8 34 0s22 8 34 0 22-8 34 0" />
      <path className="scene-waves" d="M100 96c12-8 22-8 34 0s22 8 34 0 22-8 34 0" />
      <Scaffold />
      <House />
      <Extension />
      <path
        className="scene-grass"
        d="M106 388c-2-16-8-26-16-34m16 34c1-18 4-28 10-38m-10 38c4-12 10-18 18-22M564 372c-2-16-8-26-16-34m16 34c1-18 4-28 10-38m-10 38c4-12 10-18 18-22"
      />
    </svg>
  )
}

const Scaffold = () => (
  <g className="scene-scaffold">
    <path d="M134 396V150M204 396V120M134 292l70-70M134 376l70-76" />
    <path className="scene-plank" d="M120 222h100M120 300h100" />
    <g className="scene-builder">
      <path className="scene-coat" d="M148 218v-20c0-8 5-13 12-13s12 5 12 13v20Z" />
      <path className="scene-arm" d="m168 196 24 2" />
      <circle className="scene-face" cx="160" cy="174" r="9" />
      <path className="scene-helmet" d="M147 172c0-8 6-14 13-14s13 6 13 14Z" />
    </g>
  </g>
)

const House = () => (
  <g>
    <path className="scene-roof" d="M372 132h28v70h-28z" />
    <path className="scene-wall" d="m232 222 90-92 98 100v166H224V222Z" />
    <path className="scene-roof" d="M198 222 322 96l124 126h-34l-90-92-90 92Z" />
    <Window x={298} y={168} width={48} height={50} />
    <path className="scene-roof" d="M250 298h46v98h-46z" />
    <path className="scene-knob" d="M284 344h6v10h-6z" />
    <Window x={322} y={286} width={76} height={58} />
  </g>
)

const Extension = () => (
  <g>
    <path className="scene-wall-2" d="M420 294h122v102H420z" />
    <path className="scene-roof" d="M412 280h138v16H412z" />
    <Window x={438} y={314} width={86} height={82} />
  </g>
)

function Window({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g>
      <rect className="scene-glass" x={x} y={y} width={width} height={height} />
      <path
        className="scene-frame"
        d={`M${x} ${y}h${width}v${height}h-${width}ZM${x + width / 2} ${y}v${height}M${x} ${y + Math.round(height / 3)}h${width}`}
      />
    </g>
  )
}
