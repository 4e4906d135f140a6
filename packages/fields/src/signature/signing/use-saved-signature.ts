import { useEffect, useState } from 'react';
import { useFieldServices } from '../../field-services.ts';

/** A signature stored earlier; null if there is none, or while it is not known. */
export function useSavedSignature(): Blob | null {
  const { signing } = useFieldServices();
  const [saved, setSaved] = useState<Blob | null>(null);
  useEffect(() => {
    let isMounted = true;
    void signing?.saved().then((picture) => {
      if (isMounted) setSaved(picture);
    });
    return () => {
      isMounted = false;
    };
  }, [signing]);
  return saved;
}
