import { BankOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { proveAtOrganisation, WindowBlocked } from '../../lib/organisation-proof.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';

interface OrganisationProofProps {
  readonly label: string;
  readonly onProved: () => unknown;
}

/** For accounts without a password: the page of the organisation, in a window of its own. */
export function OrganisationProof({ label, onProved }: OrganisationProofProps) {
  const t = useTranslations('console.singleSignOn.proof');
  const failureText = useFailureText();
  const leaving = useRef(new AbortController());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    button.current?.focus();
    return () => controller.abort();
  }, []);
  const proving = useMutation({
    mutationFn: () => proveAtOrganisation(leaving.current.signal),
    onSuccess: onProved,
  });
  const { error } = proving;
  return (
    <>
      {error !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error instanceof WindowBlocked ? t('blocked') : failureText(error)}
        />
      )}
      <Button
        ref={button}
        block
        type="primary"
        size="large"
        icon={<BankOutlined aria-hidden />}
        onClick={() => proving.mutate()}
      >
        {label}
      </Button>
      <p role="status">{proving.isPending && t('waiting')}</p>
    </>
  );
}
