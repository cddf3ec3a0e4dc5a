import type { MessageValue } from '../values/desk-view.ts';

/** A screen that only says something. */
export const Message = ({ value: { text } }: { value: MessageValue }) => <h1 className="title">{text}</h1>;
