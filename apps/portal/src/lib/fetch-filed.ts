import { applyFiled } from '@portico/contract/applications';
import type { ApplyFiled } from '@portico/contract/applications.schemas';
import { call } from './api.ts';
import { prepareFields } from './prepare-fields.ts';

/** Fetches a module, together with what its fields need to validate answers as the server does. */
export async function fetchFiled(
  menuid: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<ApplyFiled['output']> {
  const filed = await call(applyFiled, { menuid }, options);
  await prepareFields([filed.module, ...filed.outside]);
  return filed;
}
