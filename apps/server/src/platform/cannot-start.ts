/** A start that cannot succeed: the message is the one line a person sees, and it says what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
