/** An answer as a line of text, whatever type of field it belonged to. */
export function leftOverText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (value === true) return '✓';
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) {
    return value
      .map(leftOverText)
      .filter((part) => part !== '')
      .join(', ');
  }
  const name: unknown = Reflect.get(value, 'name');
  return typeof name === 'string' ? name : leftOverText(Object.values(value));
}
