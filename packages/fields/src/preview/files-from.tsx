import { type ReactNode, useMemo } from 'react';
import { FieldServicesProvider, useFieldServices } from '../field-services.ts';

interface FilesFromProps {
  /** Put before addresses of this server; empty leaves them as they are. */
  readonly base: string;
  readonly children: ReactNode;
}

/** Spec 3, baseImgUrl: the address that files are served from. */
export function FilesFrom({ base, children }: FilesFromProps) {
  const services = useFieldServices();
  const own = useMemo(
    () => (base === '' ? services : { ...services, addressOf: (file) => withBase(base, services.addressOf(file)) }),
    [base, services],
  );
  return <FieldServicesProvider value={own}>{children}</FieldServicesProvider>;
}

/** Only paths of this server get the base; absolute addresses stay unchanged. */
export function withBase(base: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? `${base.replace(/\/+$/, '')}${address}` : address;
}
