/**
 * Prisma's graph of arguments: which of them become parameters of the statement. `graph` is a list of nodes in base64url, each with its edges by
 * name; names stand in `strings`. Prisma makes an object of every edge, and keeps all of them for as long as the process lives.
 */

/**
 * The same graph, smaller: nodes that nothing tells apart become one, and names of edges come last. An engine keeps a list with
 * high numbers by what is in it, but one with middling numbers with all its gaps. What is named in `unused` is left out below the arguments
 * of a call; where it is asked all the same, its values stand in the statement's plan, which then serves these values alone.
 */
export function leanGraph({ strings, graph }, unused = []) {
  const read = without(new Set(unused.map((name) => strings.indexOf(name))), readGraph(graph))
  const isEdge = new Set([...read.inputs, ...read.outputs].flatMap((edges) => edges.map(({ name }) => name)))
  const all = strings.map((_, index) => index)
  const order = [...all.filter((index) => !isEdge.has(index)), ...all.filter((index) => isEdge.has(index))]
  const place = new Map(order.map((index, at) => [index, at]))
  const inputs = alike(read.inputs, ({ name, mask, child, values, flags }, kindOf) => [
    ...[place.get(name), mask, child < 0 ? -1 : kindOf[child], values < 0 ? -1 : place.get(values), flags],
  ])
  const outputs = alike(read.outputs, ({ name, args, output }, kindOf) => [
    ...[place.get(name), args < 0 ? -1 : inputs.kindOf[args], output < 0 ? -1 : kindOf[output]],
  ])
  const roots = read.roots.map(({ name, args, output }) => [
    ...[place.get(name), args < 0 ? -1 : inputs.kindOf[args], output < 0 ? -1 : outputs.kindOf[output]],
  ])
  return {
    strings: order.map((index) => strings[index]),
    graph: writeGraph({ inputs: inputs.nodes, outputs: outputs.nodes, roots }),
  }
}

/** Nodes that nothing leads to any more have no edges. */
function without(names, { inputs, outputs, roots }) {
  const starts = [...roots, ...outputs.flat()].map(({ args }) => args)
  const isStart = new Set(starts)
  const left = inputs.map((edges, index) => (isStart.has(index) ? edges : edges.filter(({ name }) => !names.has(name))))
  const isReached = new Set()
  for (const waiting = starts; waiting.length > 0; ) {
    const index = waiting.pop()
    if (index < 0 || isReached.has(index)) continue
    isReached.add(index)
    for (const { child } of left[index]) waiting.push(child)
  }
  return { inputs: left.map((edges, index) => (isReached.has(index) ? edges : [])), outputs, roots }
}

/** Splits the nodes by their edges until no kind splits any more: what is left together cannot be told apart by any path. */
function alike(nodes, describe) {
  let kindOf = nodes.map(() => 0)
  for (let known = 0; ; ) {
    const kinds = new Map()
    const next = nodes.map((edges) => {
      const kind = edges.map((edge) => describe(edge, kindOf).join()).join(';')
      if (!kinds.has(kind)) kinds.set(kind, kinds.size)
      return kinds.get(kind)
    })
    kindOf = next
    if (kinds.size === known) break
    known = kinds.size
  }
  const kept = nodes.filter((_, index) => kindOf.indexOf(kindOf[index]) === index)
  return { kindOf, nodes: kept.map((edges) => edges.map((edge) => describe(edge, kindOf))) }
}

/** An index that is not there is -1. */
export function readGraph(graph) {
  const bytes = Buffer.from(graph, 'base64url')
  let at = 0
  const byte = () => bytes[at++]
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const next = byte()
      value |= (next & 127) << shift
      if (next < 128) return value
    }
  }
  const index = () => number() - 1
  const list = (length, one) => Array.from({ length }, one)
  const [inputCount, outputCount, rootCount] = [number(), number(), number()]
  const input = () => ({ name: number(), mask: byte() | (byte() << 8), child: index(), values: index(), flags: byte() })
  const output = () => ({ name: number(), args: index(), output: index() })
  return {
    inputs: list(inputCount, () => list(number(), input)),
    outputs: list(outputCount, () => list(number(), output)),
    roots: list(rootCount, output),
  }
}

/** The other way; an edge is the list of what readGraph names, in that order. */
export function writeGraph({ inputs, outputs, roots }) {
  const bytes = []
  const number = (value) => {
    for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128)
    bytes.push(value)
  }
  const output = ([name, args, output]) => [name, args + 1, output + 1].forEach(number)
  for (const part of [inputs, outputs, roots]) number(part.length)
  for (const edges of inputs) {
    number(edges.length)
    for (const [name, mask, child, values, flags] of edges) {
      number(name)
      bytes.push(mask & 255, mask >> 8)
      number(child + 1)
      number(values + 1)
      bytes.push(flags)
    }
  }
  for (const edges of outputs) {
    number(edges.length)
    edges.forEach(output)
  }
  roots.forEach(output)
  return Buffer.from(bytes).toString('base64url')
}
