import { Fragment } from 'react';
import type { TextPart } from '#core/messages/linked-words.ts';

export const LinkedWords = ({ words }: { words: readonly TextPart[] }) =>
  words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes
    <Fragment key={index}>{typeof part === 'string' ? part : <Anchor {...part} />}</Fragment>
  ));

const Anchor = ({ label, href, external }: Exclude<TextPart, string>) => (
  <a href={href} rel={external ? 'noopener' : undefined}>
    {label}
  </a>
);
