/**
 * Loads what the fields of a form need to validate answers and what is too large for the first load. If that fails, the
 * form shows anyway, since the server validates as well.
 */
export async function prepareFields(wireModules: readonly unknown[]): Promise<void> {
  try {
    const [{ models }, { decodeModules }, { prepareForm }] = await Promise.all([
      import('@portico/fields/models'),
      import('@portico/contract/forms/decode-modules'),
      import('@portico/form-engine/compile/prepare-form'),
    ]);
    await prepareForm(decodeModules(wireModules).form, models);
  } catch {
    // The form works without it, as said above.
  }
}
