import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let loading: Promise<WebAssembly.Module> | undefined;

/**
 * Loads the compiler's code once in a process: the compiled module is shared by all threads, so that the second thread
 * starts much faster than the first.
 */
export function loadCompiler(): Promise<WebAssembly.Module> {
  loading ??= readFile(createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')).then(
    (bytes) => WebAssembly.compile(bytes),
  );
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}
