import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Drawer, Form } from 'antd';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepFocus } from '../../lib/keep-focus.ts';
import { focusFirstError } from './focus-first-error.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { LeaveGuard } from '../confirm/leave-guard.tsx';
import { useDiscard } from '../confirm/use-discard.ts';
import classes from './drawer-form.module.css';

export interface RemedyProps {
  readonly failure: unknown;
  /** Values by the names of their fields. */
  readonly fill: (values: Readonly<Record<string, unknown>>) => void;
}

interface DrawerFormProps<Values extends object, Saved> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The label of the button, such as 'Save the notice'. */
  readonly submitLabel: string;
  readonly initialValues: Values;
  /** The drawer closes when the promise resolves, and shows what is wrong when it rejects. */
  readonly onSubmit: (values: Values) => Promise<Saved>;
  /** What follows when it is saved and closed, such as going to what was made. */
  readonly onSaved?: (saved: Saved) => void;
  /** What helps after a refusal, such as other values to choose from; `fill` puts them into the form. */
  readonly Remedy?: ComponentType<RemedyProps>;
  /** `Form.Item`s with the names of the values. */
  readonly children: ReactNode;
}

/** A form in a drawer beside its page. Asks before it closes with unsaved changes. */
export function DrawerForm<Values extends object, Saved = unknown>(props: DrawerFormProps<Values, Saved>) {
  const [opening, setOpening] = useState(0);
  const afterClose = () => {
    setOpening(opening + 1);
    keepFocus();
  };
  // Each time the drawer opens, it has a new form with the current values.
  return <OneForm key={opening} {...props} afterClose={afterClose} />;
}

function OneForm<Values extends object, Saved>(
  props: DrawerFormProps<Values, Saved> & { readonly afterClose: () => void },
) {
  const { isOpen, onClose, title, submitLabel, initialValues, onSubmit, onSaved, Remedy, children, afterClose } = props;
  const t = useTranslations('console');
  const failureText = useFailureText();
  const id = useId();
  const [form] = Form.useForm();
  // Known before the next rendering: whoever is led on at once is not asked whether to discard what was saved.
  const isSaved = useRef(false);
  const saving = useMutation({
    mutationFn: onSubmit,
    onSuccess: (saved) => {
      isSaved.current = true;
      onClose();
      onSaved?.(saved);
    },
  });
  const isChanged = () => isOpen && !isSaved.current && form.isFieldsTouched();
  const discard = useDiscard();
  const fill: RemedyProps['fill'] = (values) => {
    form.setFieldsValue(values);
    saving.reset();
  };
  const leave = () => {
    if (saving.isPending) return;
    if (isChanged()) discard(onClose);
    else onClose();
  };
  const footer = (
    <div className={classes.footer}>
      {saving.isError && <Alert type="error" showIcon role="alert" title={failureText(saving.error)} />}
      {saving.isError && Remedy !== undefined && <Remedy failure={saving.error} fill={fill} />}
      <div className={classes.buttons}>
        <Button disabled={saving.isPending} onClick={leave}>
          {t('cancel')}
        </Button>
        <Button type="primary" htmlType="submit" form={id} loading={saving.isPending}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
  return (
    <Drawer
      open={isOpen}
      onClose={leave}
      afterOpenChange={(open) => open || afterClose()}
      size={720}
      title={title}
      closable={{ 'aria-label': t('form.close'), placement: 'end' }}
      mask={{ closable: false }}
      footer={footer}
    >
      {isOpen && <LeaveGuard isChanged={isChanged} reset={() => form.resetFields()} />}
      <Form<Values>
        name={id}
        form={form}
        layout="vertical"
        initialValues={initialValues}
        onFinishFailed={() => focusFirstError(id)}
        onFinish={(values) => {
          if (!saving.isPending) saving.mutate(values);
        }}
      >
        {children}
      </Form>
    </Drawer>
  );
}
