export default function stopIntegration() {
  return globalThis.stopIntegration()
}
