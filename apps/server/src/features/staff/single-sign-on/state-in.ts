/** The state of an answer: whatever else it says comes later. */
export function stateIn(answer: string): string {
  return new URLSearchParams(answer).get('state') ?? '';
}
