import { useEffect, useState } from 'react';
import { type HeaderSlots, loadHeader } from '../../skins/registry.ts';
import type { Slots } from '../../skins/skin.ts';

const loaded = new Map<number, HeaderSlots>();

/** Loads a header in advance, so that no other one is seen first. */
export async function readyHeader(number: number | undefined): Promise<void> {
  if (number !== undefined && !loaded.has(number)) loaded.set(number, await loadHeader(number));
}

/** The slots with the header that the server chose for this type of user, which takes precedence over the skin's. */
export function useHeader(slots: Slots, number: number | undefined): Slots {
  const [, setReady] = useState(0);
  useEffect(() => {
    // If it fails to load, the skin's own header stays.
    void readyHeader(number).then(
      () => setReady(number ?? 0),
      () => undefined,
    );
  }, [number]);
  const header = number === undefined ? undefined : loaded.get(number);
  return header === undefined ? slots : { ...slots, ...header };
}
