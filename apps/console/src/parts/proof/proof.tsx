import { needsProof } from '@portico/browser/call-failure';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { ProofDialog } from './proof-dialog.tsx';

type WithProof = <T>(run: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<WithProof | null>(null);

interface Asking {
  readonly resolve: () => void;
  readonly reject: () => void;
  readonly isOpen: boolean;
}

/** Provides the dialog in which staff prove again who they are. */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const withProof = useCallback<WithProof>(async (run) => {
    try {
      return await run();
    } catch (failure) {
      if (!needsProof(failure)) throw failure;
      await new Promise<void>((resolve, reject) => setAsking({ resolve, reject: () => reject(failure), isOpen: true }));
      return run();
    }
  }, []);
  const close = () => setAsking((now) => now && { ...now, isOpen: false });
  return (
    <ProofContext value={withProof}>
      {children}
      {asking !== null && (
        <ProofDialog
          isOpen={asking.isOpen}
          onProved={() => {
            close();
            asking.resolve();
          }}
          onCancel={() => {
            close();
            asking.reject();
          }}
          afterClose={() => setAsking(null)}
        />
      )}
    </ProofContext>
  );
}

/** Runs a call; where the server wants a proof first, asks for it and runs the call again. */
export function useWithProof(): WithProof {
  const withProof = use(ProofContext);
  if (withProof === null) throw new Error('Nothing can be proved outside ProofProvider');
  return withProof;
}
