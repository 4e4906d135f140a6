/** The start cannot succeed; the message is the one line that a person sees, and says what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
