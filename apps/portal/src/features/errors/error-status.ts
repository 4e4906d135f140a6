/** Spec 8: the status of an error is its statusCode, its status or its response's status, else 500. */
export function errorStatus(error: unknown): number {
  return (
    numberAt(error, 'statusCode') ?? numberAt(error, 'status') ?? numberAt(partOf(error, 'response'), 'status') ?? 500
  );
}

function numberAt(whole: unknown, name: string): number | undefined {
  const value = partOf(whole, name);
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
