/** Names a panel where all of them stand below one another: without JavaScript, and to those who listen. */
export function PanelTitle({ children }: { children: string }) {
  return <h2 className="mb-3 text-section [@media(scripting:enabled)]:sr-only">{children}</h2>
}
