import { describe, expect, test } from 'vitest';
import { issuesWith } from '#tests/support/site/edited-content.ts';

describe('the words of mail', () => {
  const issues = issuesWith(
    [
      ['mail/de.yaml', ['loginCode', 'note'], ['Gültig bis {till}.']],
      ['mail/fr.yaml', ['welcome', 'credits'], undefined],
      ['mail/ja.yaml', ['accountDeleted', 'button'], '開く'],
      ['mail/ko.yaml', ['welcome', 'credits'], '{credits, numbr}'],
      ['mail/zh-CN.yaml', ['confirmSubscription', 'text'], []],
    ],
    [
      ['mail/en-EU.yaml', 'frame: { unsubscribe: "Leave {list}" }'],
      ['mail/es.yaml', '{}'],
    ],
  );

  test.each([
    ['a value that the message does not have', 'mail/de.yaml › loginCode.note.0: the unknown value {till}.'],
    ['a missing text', 'mail/fr.yaml › welcome.credits: missing. Add it. Write text.'],
    ['an unknown key of a message', 'mail/ja.yaml › accountDeleted: unknown key button.'],
    ['a message that cannot be parsed', 'mail/ko.yaml › welcome.credits: “'],
    ['an empty text', 'mail/zh-CN.yaml › confirmSubscription.text: []. Write at least 1 entry.'],
    ['an issue in an overlay', 'mail/en-EU.yaml › frame.unsubscribe: the unknown value {list}.'],
    ['a language that no edition reads', 'mail/es.yaml: a file that nothing reads.'],
  ])('reports %s', (_what, beginning) => {
    expect(issues.filter((line) => line.startsWith(beginning))).not.toEqual([]);
  });
});
