/** A provider's square logo. Decorative: the name stands beside it. */
export function Logo({ path }: { path: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: made beforehand in its one size
    <img
      src={path}
      alt=""
      width={64}
      height={64}
      className="size-16 shrink-0 rounded-xl border border-line bg-card object-cover"
    />
  )
}
