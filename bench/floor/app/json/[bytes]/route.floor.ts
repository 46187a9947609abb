/** About `bytes` of JSON, generated per request from memory. */
export async function GET(_request: Request, context: { params: Promise<{ bytes: string }> }): Promise<Response> {
  const count = Math.max(1, Math.round(Number((await context.params).bytes) / 100))
  return Response.json(
    Array.from({ length: count }, (_, index) => ({
      place_id: `floor-${index}`,
      name: 'A house as small as it gets, with a name and a street',
      rating: 4.5,
    })),
  )
}
