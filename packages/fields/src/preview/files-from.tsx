import { type ReactNode, useMemo } from 'react';
import { FieldServicesProvider, useFieldServices } from '../field-services.ts';

interface FilesFromProps {
  /** Stands before addresses of this server; empty leaves them as they are. */
  readonly base: string;
  readonly children: ReactNode;
}

/** Spec 3, baseImgUrl: files are shown from there. */
export function FilesFrom({ base, children }: FilesFromProps) {
  const services = useFieldServices();
  const own = useMemo(
    () => (base === '' ? services : { ...services, addressOf: (file) => withBase(base, services.addressOf(file)) }),
    [base, services],
  );
  return <FieldServicesProvider value={own}>{children}</FieldServicesProvider>;
}

/** Only a path of this server is put behind the base: what names its own place stays there. */
export function withBase(base: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? `${base.replace(/\/+$/, '')}${address}` : address;
}
