import { hostileTexts, withHostileTexts } from '@portico/testing/hostile-texts';
import { expect, it } from 'vitest';
import { documentForm, openDocumentTests } from './testing/documents-fixture.ts';

// One server for all: a form has room for many texts.
it('markup in every text of a form is printed as it was typed', async () => {
  const text = hostileTexts.join(' ');
  const tests = await openDocumentTests('hostile', undefined, withHostileTexts(documentForm, text));
  try {
    const { token } = await tests.applicant({ name: 'Lin', essay: text });
    const { url } = await tests.request(token);
    const bytes = new Uint8Array(await (await tests.client.as({ token }).fetch(url)).arrayBuffer());
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.startsWith('%PDF')).toBe(true);
    expect(raw).not.toMatch(/\/(?:JavaScript|JS|Launch|URI|SubmitForm|EmbeddedFile)\b/);
    const squeezed = (await tests.read(url, token)).text.replaceAll(/\s/g, '');
    for (const one of hostileTexts) expect(squeezed).toContain(one.replaceAll(/\s/g, ''));
  } finally {
    await tests.close();
  }
});
