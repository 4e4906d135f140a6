/** A picture to look at. */
export interface Picture {
  readonly name: string;
  readonly address: string;
}
