import type { Ref } from 'react';

/** A way to sign: gives the signature as a PNG, or null where there is none yet. */
export interface SigningWay {
  readonly png: () => Promise<Blob | null>;
}

export interface WayProps {
  readonly ref: Ref<SigningWay>;
  /** Something was signed or taken back: an earlier complaint is no longer true. */
  readonly onTouched: () => void;
}
