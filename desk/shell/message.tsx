import type { MessageValue } from './desk-view.ts';

/** A screen with only a message. */
export const Message = ({ value: { text } }: { value: MessageValue }) => <h1 className="title">{text}</h1>;
