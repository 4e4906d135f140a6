import { beginningOf } from '../../platform/files/content/beginning.ts';
import { headBytes, kindOf } from '../../platform/files/content/check-content.ts';

/** The same stream, once its beginning agrees with the name: what does not is refused before the rest is taken. */
export async function checkedAhead(
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  const { head, whole, leave } = await beginningOf(source, headBytes);
  await kindOf(name, head).catch(async (error: unknown) => {
    await leave();
    throw error;
  });
  return whole();
}
