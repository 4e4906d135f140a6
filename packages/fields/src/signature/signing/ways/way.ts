import type { Ref } from 'react';

/** A way to sign: returns the signature as a PNG, or null if there is none yet. */
export interface SigningWay {
  readonly png: () => Promise<Blob | null>;
}

export interface WayProps {
  readonly ref: Ref<SigningWay>;
  /** Something was drawn or removed: an earlier error no longer applies. */
  readonly onTouched: () => void;
}
