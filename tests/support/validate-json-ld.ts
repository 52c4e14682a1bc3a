type Node = Readonly<Record<string, unknown>>;

/**
 * The faults of a page's structured data, one sentence each: no context, a node without type or id, a duplicate id, a
 * reference to a missing node, an empty value, a price without currency or in another one. Stricter than JSON-LD: a page
 * has only one graph, which must contain every node that it refers to.
 */
export function validateJsonLd(data: unknown): string[] {
  if (!isNode(data)) return ['It is not an object.'];
  const { '@context': context, '@graph': graph } = data;
  if (!Array.isArray(graph)) return ['It has no @graph.'];
  const nodes = [...nodesIn(graph)];
  const named = nodes
    .filter((node) => !isReference(node))
    .flatMap(({ '@id': id }) => (id === undefined ? [] : [id]));
  return [
    ...(context === 'https://schema.org' ? [] : ['Its @context is not https://schema.org.']),
    ...graph
      .filter((node) => !isNode(node) || node['@id'] === undefined)
      .map(() => 'A node of the graph has no @id.'),
    ...duplicates(graph).map((id) => `${id} is in the graph twice.`),
    ...nodes.flatMap((node) => (isReference(node) ? faultOfReference(node, named) : faultsOfNode(node))),
  ];
}

function faultOfReference({ '@id': id }: Node, named: readonly unknown[]): string[] {
  return named.includes(id) ? [] : [`${String(id)} is referred to and not there.`];
}

function faultsOfNode(node: Node): string[] {
  const { '@type': type, '@id': id = type, price, minPrice, priceCurrency: currency } = node;
  const name = String(id ?? 'a node');
  const hasPrice = price !== undefined || minPrice !== undefined;
  const empty = Object.entries(node).filter(([, value]) => value === '' || value === null);
  return [
    ...(typeof type === 'string' || Array.isArray(type) ? [] : [`${name} has no @type.`]),
    ...empty.map(([key]) => `${key} of ${name} is empty.`),
    ...(hasPrice && currency !== 'AUD' ? [`A price of ${name} is not in AUD.`] : []),
    ...(!hasPrice && currency !== undefined ? [`${name} has a currency and no price.`] : []),
  ];
}

function duplicates(graph: readonly unknown[]): string[] {
  const ids = graph.filter(isNode).map((node) => String(node['@id']));
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** All objects at any depth. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
