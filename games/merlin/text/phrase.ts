/** Says of a parameter what the language says of its value here; any other value is called by its name. */
export function oneOf(argument: string, forms: { readonly [value: string]: string }): string {
  const branches = Object.entries(forms).map(([value, form]) => `${value} {${form}}`);
  return `{${argument}, select, ${branches.join(' ')} other {{${argument}}}}`;
}
