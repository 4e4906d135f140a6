import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let loading: Promise<WebAssembly.Module> | undefined;

/**
 * The compiler's code, once in a process: what it is translated into for this machine is shared by all threads, so that
 * the second thread starts much sooner than the first.
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
