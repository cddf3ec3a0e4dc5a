import { errorWords } from '../messages/form-words.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { NoticeTopic } from './notice-topic.ts';
import { noticeState } from './notice-topic.ts';

/** “Tell me when”: what can be asked for, and the words of its form. */
export interface NoticeOffer {
  topic: NoticeTopic;
  /** Anchor of the newsletter form, which is in the footer of every page: where the button leads without scripts. */
  newsletter: string;
  privacy?: { label: string; href: string } | undefined;
  words: {
    button: string;
    /** What is sent, and what is not. */
    what: string;
    label: string;
    placeholder: string;
    invalid: string;
    submit: string;
    /** Texts by result; the browser fills in `{address}`. */
    waiting: string;
    confirm: string;
    open: string;
    reload: string;
  };
}

/** Offers to tell about a topic; undefined unless somebody can wait for it now. */
export function noticeOffer(context: ResolveContext, topic: NoticeTopic | undefined): NoticeOffer | undefined {
  const { site, edition, moment, messages } = context;
  if (topic === undefined || noticeState(site, edition, topic, moment) !== 'waiting') return undefined;
  const { what, submit, waiting, confirm, open, reload } = messages.notices;
  const policy = context.link('page:privacy-policy');
  return {
    topic,
    newsletter: '#footer-news',
    privacy: policy && { label: messages.notices.privacy, href: policy.href },
    words: {
      button: messages.notices[topic.split(':')[0] as 'orderable' | 'onSale' | 'sale'],
      what,
      label: messages.subscribe.label,
      placeholder: site.regions[edition].newsletter.placeholder,
      invalid: errorWords(context, 'email').email,
      submit,
      waiting,
      confirm,
      open,
      reload,
    },
  };
}
