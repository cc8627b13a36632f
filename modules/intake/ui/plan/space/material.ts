import { DoubleSide, FrontSide, ShaderMaterial } from "three"

/**
 * Soft light from above without a lamp to reckon with: each side of a house has its own brightness, and it is darker
 * where faces meet. All of it follows from the face itself, so that a phone draws a house in one go.
 */
const vertex = /* glsl */ `
attribute vec3 paint;
attribute vec3 bond;
attribute vec2 grid;
attribute vec4 near;
varying vec3 vPaint;
varying vec3 vBond;
varying vec2 vGrid;
varying vec4 vNear;
varying float vLight;
void main() {
  vPaint = paint;
  vBond = bond;
  vGrid = grid;
  vNear = near;
  float toLight = dot(normal, normalize(vec3(0.45, 0.8, 0.25))) * 0.5 + 0.5;
  // A ceiling has its light from the floor.
  vLight = normal.y < -0.5 ? 0.96 : mix(0.7, 1.02, toLight);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const fragment = /* glsl */ `
varying vec3 vPaint;
varying vec3 vBond;
varying vec2 vGrid;
varying vec4 vNear;
varying float vLight;

float corners() {
  vec4 dark = exp(-vNear / vec4(0.35, 0.35, 0.3, 0.45));
  return 1.0 - min(0.45, dot(dark, vec4(0.16, 0.16, 0.22, 0.14)));
}

/* Joints fade where they would be finer than what the screen shows, or they would shimmer. */
vec3 laid(vec3 paint) {
  if (vBond.x == 0.0) return paint;
  vec2 pixel = fwidth(vGrid);
  float row = floor(vGrid.y / vBond.y);
  vec2 cell = vec2(vGrid.x / vBond.x + row * vBond.z, vGrid.y / vBond.y);
  vec2 toEdge = (0.5 - abs(fract(cell) - 0.5)) * vBond.xy;
  vec2 joint = 1.0 - smoothstep(vec2(0.002), 0.002 + 1.2 * pixel + 0.001, toEdge);
  float seen = clamp(1.5 - 6.0 * max(pixel.x, pixel.y) / vBond.y, 0.0, 1.0);
  float piece = fract(sin(dot(floor(cell), vec2(12.9898, 78.233))) * 43758.5453);
  return paint * (1.0 + (piece - 0.5) * 0.07 * seen) * (1.0 - 0.24 * seen * max(joint.x, joint.y));
}

void main() {
#ifdef GLASS
  float frame = 1.0 - step(0.07, min(min(vNear.x, vNear.y), min(vNear.z, vNear.w)));
  gl_FragColor = vec4(mix(vPaint, vec3(0.97), frame) * vLight, mix(0.4, 1.0, frame));
#else
  gl_FragColor = vec4(laid(vPaint) * vLight * corners(), 1.0);
#endif
}`

export const wallMaterial = () =>
  new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment, side: FrontSide })

/** Seen through from both sides, but for its frame. */
export const glassMaterial = () =>
  new ShaderMaterial({
    ...{ vertexShader: vertex, fragmentShader: fragment, side: DoubleSide },
    ...{ defines: { GLASS: "" }, transparent: true, depthWrite: false },
  })
