import { footerBlocks } from '@portico/contract/look-parts';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from '../draft/field-labels.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import { Labelled, LineField, TextsField } from './fields.tsx';
import { LinkList } from './link-list.tsx';
import { OrderedBlocks } from './ordered-blocks.tsx';
import { Section } from './section.tsx';

const blocks = ['contact', 'links', 'qr'] as const;

export function FooterSection() {
  const t = useTranslations('console.look.blocks.footer');
  const label = useFieldLabel();
  const { draft, change } = useEditing();
  return (
    <Section name="footer">
      <Labelled name="footer">
        <OrderedBlocks
          label={label('footer')}
          chosen={draft.look.footer}
          names={new Map(blocks.map((name) => [footerBlocks[name], t(name)]))}
          onChange={(chosen) => change('footer', chosen)}
        />
      </Labelled>
      <LinkList />
      <TextsField name="qrLabel" of={(look) => look.qrLabel} maxLength={100} />
      <TextsField name="copyright" of={(look) => look.copyright} maxLength={300} rows={2} />
      <LineField name="icp" of={(look) => look.icp} maxLength={100} />
    </Section>
  );
}
