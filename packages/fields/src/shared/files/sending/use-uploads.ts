import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { extensionOf, isImageName } from '@portico/form-engine/patterns/upload-types';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { useEffect, useRef, useState } from 'react';
import { useFieldServices } from '../../../field-services.ts';
import { useUnsavedGuard } from '../../control/use-unsaved-guard.ts';
import { checkFile } from '../check-files.ts';
import { fileRules } from '../file-rules.ts';
import { convertedType, convertInLine } from './convert-in-line.ts';
import { createUploadQueue, isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts';

interface UploadsProps {
  readonly files: readonly StoredFile[];
  readonly onChange: (files: readonly StoredFile[]) => void;
  readonly field: FieldDefinition;
  readonly language: Language;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  /** Uids that arrived less than a second ago. */
  readonly settling: readonly string[];
  /** The name of the file that arrived last, once its success shows. */
  readonly arrived: string;
  /** More was chosen than the field takes. */
  readonly overfull: boolean;
  readonly add: (picked: readonly File[]) => void;
  readonly retry: (id: number) => void;
  readonly reduce: (id: number) => void;
  readonly drop: (id: number) => void;
  readonly remove: (uid: string) => void;
}

// spec 9: upload success shows after 1 s delay
const successDelay = 1000;

/** Files on their way into an answer. What is still on its way when the field goes is stopped. */
export function useUploads({ files, onChange, field, language }: UploadsProps): Uploads {
  const services = useFieldServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [settling, setSettling] = useState<readonly string[]>([]);
  const [arrived, setArrived] = useState('');
  const [overfull, setOverfull] = useState(false);
  const queue = useRef<UploadQueue | null>(null);
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  }, [files, onChange]);
  useEffect(
    () => () => {
      queue.current?.stop();
      queue.current = null;
    },
    [],
  );

  useUnsavedGuard(uploads.some(isUnderWay), 'stopped');

  const { most, types, megabytes } = fileRules(field);
  const change = (next: readonly StoredFile[]) => {
    latest.current = { ...latest.current, files: next };
    latest.current.onChange(next);
  };
  const settle = (stored: StoredFile) => {
    change(most === 1 ? [stored] : [...latest.current.files, stored]);
    setSettling((uids) => [...uids, stored.uid]);
    setTimeout(() => {
      setSettling((uids) => uids.filter((uid) => uid !== stored.uid));
      setArrived(stored.name);
    }, successDelay);
  };
  const open = () =>
    (queue.current ??= createUploadQueue({
      send: (file, watch) => services.upload(file, field, watch),
      onStored: settle,
      onChange: setUploads,
    }));
  // A single file is replaced, so there is always room for one.
  const roomIn = (line: UploadQueue) =>
    most === 1 ? 1 : most - latest.current.files.length - line.list().filter(isUnderWay).length;
  const makeRoom = (line: UploadQueue) => {
    if (most === 1) for (const upload of line.list().filter(isUnderWay)) line.drop(upload.id);
  };

  const add = (picked: readonly File[]) => {
    const line = open();
    for (const { id, stage } of line.list()) if (stage.kind === 'refused') line.drop(id);
    const judged = picked.map((file) => {
      const into = convertedType(file, types);
      return { file, into, problem: into === null ? checkFile(file, field, language) : null };
    });
    const good = judged.filter(({ problem }) => problem === null);
    if (good.length > 0) makeRoom(line);
    const room = Math.max(0, roomIn(line));
    setArrived('');
    setOverfull(good.length > room);
    for (const { file, into } of good.slice(0, room))
      if (into === null) line.add(file);
      else void convertInLine(line, file, into, (converted) => checkFile(converted, field, language));
    for (const { file, problem } of judged) {
      if (problem === null) continue;
      const reducible = problem.key === 'fileSize' && isImageName(file.name);
      line.add(file, { kind: 'refused', problem, reducible });
    }
  };
  const retry = (id: number) => {
    const line = open();
    makeRoom(line);
    const fits = roomIn(line) > 0;
    setOverfull(!fits);
    if (fits) line.resend(id);
  };
  const reduce = async (id: number) => {
    const line = open();
    const upload = line.list().find((one) => one.id === id);
    if (upload === undefined || megabytes === null) return;
    makeRoom(line);
    const fits = roomIn(line) > 0;
    setOverfull(!fits);
    if (!fits) return;
    line.mark(id, { kind: 'reducing' });
    const { shrinkPicture } = await import('./shrink-picture.ts');
    const type = types.includes('jpg') ? 'jpg' : types.includes('jpeg') ? 'jpeg' : extensionOf(upload.file.name);
    const smaller = await shrinkPicture(upload.file, megabytes, type);
    if (smaller === null) line.mark(id, { kind: 'irreducible' });
    else line.resend(id, smaller);
  };
  return {
    uploads,
    settling,
    arrived,
    overfull,
    add,
    retry,
    reduce: (id) => void reduce(id),
    drop: (id) => open().drop(id),
    remove: (uid) => {
      setOverfull(false);
      change(latest.current.files.filter((file) => file.uid !== uid));
    },
  };
}
