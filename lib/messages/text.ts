import { type MessageId, messages } from './catalogue';

/** The text of an id, with `{name}` replaced by the value of that name. */
export function text(id: MessageId, values: Record<string, string | number> = {}): string {
  return messages[id].replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(messages, id);
}
