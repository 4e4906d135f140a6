/**
 * Brings what the fields of a form need to judge answers, and what is too heavy to come with every page. Out of reach just
 * now: the form is shown all the same, since the server judges anyway.
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
    // What was said above.
  }
}
