/** A picture to view. */
export interface Picture {
  readonly name: string;
  readonly address: string;
}
