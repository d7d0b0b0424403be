/** A picture as data: whoever shows it decides how. Attributes bear the names that SVG gives them. */
export interface Element {
  readonly tag: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly Element[];
}

export function toSvg({ tag, attributes, children }: Element): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  if (children.length === 0) return `<${tag}${written}/>`;
  return `<${tag}${written}>${children.map(toSvg).join('')}</${tag}>`;
}

const ENTITIES: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(value: string): string {
  return value.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);
}
