import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { showsStroke } from '@portico/form-engine/patterns/signature-stroke';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UploadFailure, useFieldServices } from '../../field-services.ts';
import { captureName } from '../../shared/files/capture-name.ts';
import { checkFile } from '../../shared/files/check-files.ts';
import { useProblemSentence } from '../../host/use-problem-sentence.ts';
import { signatureField } from '../signature-rules.ts';
import { shadesOf } from './canvas/shades-of.ts';
import type { SigningWay } from './ways/way.ts';

interface SendProps {
  readonly field: FieldDefinition;
  readonly language: Language;
  readonly onSigned: (file: StoredFile) => void;
  /** Set while the signature policy is not accepted; focuses it. */
  readonly owesTerms: (() => void) | null;
}

/** Sends a signature; on failure it stays on screen, to be sent again. Closing the dialog aborts. */
export function useSendSignature({ field, language, onSigned, owesTerms }: SendProps) {
  const { upload, signing, now, personName } = useFieldServices();
  const words = useTranslations('fields.files');
  const t = useTranslations('fields.capture');
  const sentenceOf = useProblemSentence(language);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const save = async (way: SigningWay | null) => {
    const png = (await way?.png()) ?? null;
    // spec 5: saving with no strokes
    if (png === null) return setProblem(t('signature.saveSignNoData'));
    const shades = await shadesOf(png);
    if (shades !== null && !showsStroke(shades)) return setProblem(t('signature.noStroke'));
    if (owesTerms !== null) {
      owesTerms();
      return setProblem(t('signature.acceptMissing'));
    }
    const file = new File([png], captureName(personName, now(), 'signature', 'png'), { type: 'image/png' });
    const problem = checkFile(file, signatureField(field), language);
    if (problem !== null) return setProblem(sentenceOf(problem));
    const controller = new AbortController();
    sending.current = controller;
    setBusy(true);
    setProblem('');
    try {
      const send = signing?.sign ?? upload;
      const stored = await send(file, field, { onProgress: () => undefined, signal: controller.signal });
      if (!controller.signal.aborted) onSigned(stored);
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      setBusy(false);
      setProblem(error instanceof UploadFailure && error.message !== '' ? error.message : words('failed'));
    }
    return undefined;
  };
  return {
    busy,
    problem,
    save: (way: SigningWay | null) => void save(way),
    forgive: () => setProblem(''),
  };
}
