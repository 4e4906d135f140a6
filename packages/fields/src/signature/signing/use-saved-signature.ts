import { useEffect, useState } from 'react';
import { useFieldServices } from '../../field-services.ts';

/** A signature kept earlier; null where there is none, or as long as nobody knows. */
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
