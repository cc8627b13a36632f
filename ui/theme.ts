// Loaded before anything is painted, so that a dark screen never flashes white.
const root = document.documentElement
try {
  const theme = localStorage.getItem("waterpas.theme")
  if (theme === "light" || theme === "dark") root.dataset.theme = theme
  if (localStorage.getItem("waterpas.density") === "roomy") root.dataset.density = "roomy"
  if (localStorage.getItem("waterpas.outdoor") === "on") root.dataset.outdoor = "on"
} catch {
  // Without storage the device's own preference holds.
}
