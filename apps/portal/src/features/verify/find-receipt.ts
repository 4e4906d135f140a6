const word = /PR1\.[0-9a-f]{16}\.[\w-]{20,12000}\.[\w-]{86}/;
const largest = 20 * 1_048_576;

/** Finds the receipt in a file: the saved receipt itself, or a PDF, which has it among its keywords. */
export async function findReceipt(file: File): Promise<string | undefined> {
  if (file.size > largest) return undefined;
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.trimStart().startsWith('{')) return new TextDecoder().decode(bytes);
  return word.exec(text)?.[0];
}
