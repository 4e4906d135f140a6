import { applyFiled } from '@portico/contract/applications';
import type { ApplyFiled } from '@portico/contract/applications.schemas';
import { call } from './api.ts';
import { prepareFields } from './prepare-fields.ts';

/** A module of the form, and with it what its fields need to judge answers as the server does. */
export async function fetchFiled(
  menuid: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<ApplyFiled['output']> {
  const filed = await call(applyFiled, { menuid }, options);
  await prepareFields([filed.module, ...filed.outside]);
  return filed;
}
