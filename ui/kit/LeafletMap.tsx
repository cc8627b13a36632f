import { DivIcon, type LatLngExpression, type Map as Leaflet, type Marker as LeafletMarker } from "leaflet"
import { memo, useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import {
  CircleMarker,
  MapContainer,
  Marker,
  Polyline,
  TileLayer,
  useMap,
  useMapEvents,
  ZoomControl,
} from "react-leaflet"
import { Notice } from "./Notice.tsx"

export interface MapPoint {
  latitude: number
  longitude: number
}

/** A pin with its name, as it is read out. `look`: a circle with a text in it, so many pixels wide, or a small dot. */
export interface MapMark extends MapPoint {
  id: number | string
  name: string
  look?: { as: "circle"; text: string; size: number } | { as: "dot" }
}

/** A way from point to point; interrupted where it isn't known how one went. */
export interface MapLine {
  id: number | string
  points: readonly MapPoint[]
  interrupted?: boolean
}

export interface MapProps {
  /** Names the region: 'Kaart van Badkamer Kade 3'. */
  label: string
  marks: readonly MapMark[]
  /** Drawn below the marks; tell elsewhere on the page what they show. Keep the same list as long as it is the same. */
  lines?: readonly MapLine[]
  /** Hollow circles of points that don't count, without a name. */
  hollow?: readonly MapPoint[]
  /** A tap on the map, or the only pin put down elsewhere. Say elsewhere on the page how it goes without the map. */
  onPick?: (point: MapPoint) => void
}

/** PDOK's background map of the Netherlands, free for all, by the Kadaster (CC BY). */
const tiles = "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png"
const zeeland: LatLngExpression = [51.5, 3.85]
const near = 16
const far = 9

/** The heavy part of a map, loaded on asking. It works without its pictures: pins and taps need none. */
export default function LeafletMap({ label, marks, lines = none, hollow = none, onPick }: MapProps) {
  const { t } = useTranslation()
  const [bare, setBare] = useState(false)
  const first = marks[0] ?? lines[0]?.points[0]
  return (
    <>
      <MapContainer
        className="map"
        center={first ? [first.latitude, first.longitude] : zeeland}
        zoom={first ? near : far}
        minZoom={6}
        maxZoom={19}
        zoomControl={false}
        scrollWheelZoom={false}
        dragging={!hasFingers()}
      >
        <Region label={label} />
        <WheelAfterClick />
        <ZoomControl zoomInTitle={t("kit.zoom.closer")} zoomOutTitle={t("kit.zoom.further")} />
        <TileLayer
          url={tiles}
          attribution={t("kit.map.credit")}
          eventHandlers={{ tileerror: () => setBare(true), tileload: () => setBare(false) }}
        />
        <Ways lines={lines} hollow={hollow} />
        {marks.map((mark) => (
          <Mark key={mark.id} mark={mark} onMove={marks.length === 1 && !mark.look ? onPick : undefined} />
        ))}
        {onPick && <Picking onPick={onPick} />}
        <Following marks={marks} lines={lines} />
      </MapContainer>
      <Notice tone="info">{bare && <p>{t("kit.map.bare")}</p>}</Notice>
    </>
  )
}

/** On a phone one finger scrolls the page, and two move the map. */
const hasFingers = () => matchMedia("(pointer: coarse)").matches

function Region({ label }: { label: string }) {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute("role", "region")
    container.setAttribute("aria-label", label)
    map.attributionControl.setPrefix(false)
    const sized = new ResizeObserver(() => map.invalidateSize())
    sized.observe(container)
    return () => sized.disconnect()
  }, [map, label])
  return null
}

/** The wheel scrolls the page until one has clicked in the map, and again after leaving it. */
function WheelAfterClick() {
  const map = useMapEvents({
    click: () => map.scrollWheelZoom.enable(),
    mouseout: () => map.scrollWheelZoom.disable(),
  })
  return null
}

function Picking({ onPick }: { onPick: (point: MapPoint) => void }) {
  const map = useMapEvents({ click: ({ latlng }) => onPick(pointOf(latlng.wrap())) })
  useEffect(() => {
    map.getContainer().classList.add("map-picking")
  }, [map])
  return null
}

/** Not drawn again for each step of a mark that moves along them. */
const Ways = memo(({ lines, hollow }: Required<Pick<MapProps, "lines" | "hollow">>) => (
  <>
    {lines.map(({ id, points, interrupted }) => (
      <Polyline
        key={id}
        positions={points.map(placeOf)}
        className={interrupted ? "map-line map-line-interrupted" : "map-line"}
        interactive={false}
      />
    ))}
    {hollow.map((point) => (
      <CircleMarker
        key={`${point.latitude} ${point.longitude}`}
        center={placeOf(point)}
        radius={5}
        className="map-hollow"
        interactive={false}
      />
    ))}
  </>
))

/** Shows the whole of the lines once, and brings pins that were put out of sight into it. */
function Following({ marks, lines }: Required<Pick<MapProps, "marks" | "lines">>) {
  const map = useMap()
  const places = JSON.stringify(marks.map(placeOf))
  useEffect(() => {
    const all = lines.flatMap(({ points }) => points.map(placeOf))
    if (all.length > 0) map.fitBounds(all, { padding: [40, 40], maxZoom: near })
  }, [map, lines])
  useEffect(() => showAll(map, JSON.parse(places)), [map, places])
  return null
}

function showAll(map: Leaflet, places: [number, number][]) {
  const [only] = places
  if (!only || places.every((place) => map.getBounds().contains(place))) return
  if (places.length === 1) map.setView(only, Math.max(map.getZoom(), near))
  else map.fitBounds(places, { padding: [40, 40], maxZoom: near })
}

function Mark({ mark, onMove }: { mark: MapMark; onMove?: (point: MapPoint) => void }) {
  const { latitude, longitude, name } = mark
  const [as, text, size] =
    mark.look?.as === "circle" ? ["circle", mark.look.text, mark.look.size] : [mark.look?.as]
  const icon = useMemo(() => iconOf(name, as, text, size), [name, as, text, size])
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      draggable={Boolean(onMove)}
      interactive={Boolean(onMove)}
      keyboard={false}
      autoPan
      eventHandlers={{
        dragend: ({ target }) => onMove?.(pointOf((target as LeafletMarker).getLatLng().wrap())),
      }}
    />
  )
}

function iconOf(name: string, as?: string, text = "", size = dotSize): DivIcon {
  if (!as) return pinNamed(name)
  const mark = document.createElement("span")
  mark.className = `map-${as}`
  mark.setAttribute("role", "img")
  mark.setAttribute("aria-label", name)
  mark.textContent = text
  return new DivIcon({ className: "map-mark", html: mark, iconSize: [size, size] })
}

/** Leaflet's own pin is a picture that gets lost in a build; this one is drawn, and has a name. */
function pinNamed(name: string): DivIcon {
  const pin = document.createElement("span")
  pin.className = "map-pin"
  pin.setAttribute("role", "img")
  pin.setAttribute("aria-label", name)
  pin.innerHTML =
    '<svg viewBox="0 0 24 32" width="36" height="48" aria-hidden="true"><path d="M12 1C5.9 1 1 5.9 1 12c0 8 11 19 11 19s11-11 11-19c0-6.1-4.9-11-11-11z"/><circle cx="12" cy="12" r="4.5"/></svg>'
  return new DivIcon({ className: "map-mark", html: pin, iconSize: [36, 48], iconAnchor: [18, 47] })
}

const dotSize = 22
const none = [] as const
const placeOf = ({ latitude, longitude }: MapPoint): [number, number] => [latitude, longitude]
const pointOf = ({ lat, lng }: { lat: number; lng: number }): MapPoint => ({ latitude: lat, longitude: lng })
